/** What was asked of a diagram, a fence or the command cannot be: the one error of this floor. */
export class PublishError extends Error {
  override readonly name = 'PublishError';

  constructor(
    /** `bad-attribute`, `no-place`, `no-games`, `nobody-to-act`, or what `rules` and `notation` find wrong with an option. */
    readonly code: string,
    /** The option at fault. */
    readonly option: string,
    /** What would have been right. */
    readonly expected: string | null = null,
    /** Where in the option's value the fault lies; both count from 1. */
    readonly line = 1,
    readonly column = 1,
  ) {
    super(`${option}: ${code.replaceAll('-', ' ')}${expected ? `; expected ${expected}` : ''}`);
  }
}
