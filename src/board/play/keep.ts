/** What the page keeps of a match under the name in `autosave`, so that it goes on where it was when the page is opened again. */
export class Keep {
  readonly #key: string;

  constructor(readonly name: string) {
    this.#key = `tabla-board:${name}`;
  }

  /** What was kept, as it was written; undefined when there is nothing. @throws SyntaxError for what is no JSON */
  read(): unknown {
    const text = this.name ? kept(() => localStorage.getItem(this.#key)) : null;
    return text === null ? undefined : (JSON.parse(text) as unknown);
  }

  /** Null lets it go. */
  write(saved: unknown): void {
    if (!this.name) return;
    kept(() => {
      if (saved === null) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, JSON.stringify(saved));
      return null;
    });
  }
}

/** A page may have no storage, or no room in it; then the match is played and not kept. */
function kept(use: () => string | null): string | null {
  try {
    return use();
  } catch {
    return null;
  }
}
