/** Keeps the focus on the board when the button that had it goes away, and takes it to where the person is asked something. */
export class Attention {
  #had: Element | null = null;
  #next: string | null = null;

  constructor(readonly root: HTMLElement | DocumentFragment) {}

  /** Before the board is drawn anew. */
  remember(): void {
    const { root } = this;
    this.#had = root instanceof ShadowRoot ? root.activeElement : null;
  }

  /** After the next drawing the focus goes there. */
  turnTo(selector: string): void {
    this.#next = selector;
  }

  /** After the drawing. `otherwise` takes the focus when nothing else can. */
  restore(otherwise: () => void): void {
    const next = this.#next ?? (this.#had && !this.#had.isConnected ? '.main' : null);
    this.#had = this.#next = null;
    if (next === null) return;
    const element = this.root.querySelector<HTMLElement>(next);
    if (element) element.focus();
    else otherwise();
  }
}
