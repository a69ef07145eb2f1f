/** What is wrong with what the turn flow was given. */
export type FlowFault =
  | 'not-yet' // these rules, or this situation, cannot be played here yet
  | 'bad-input' // what a game is to begin with is no such thing
  | 'bad-snapshot' // not a saved game, or a broken one
  | 'bad-event'; // not an event of the machine

/** The only error of its own that `flow` throws; faults of rules, positions and dice are a `RulesError`. */
export class FlowError extends Error {
  override readonly name = 'FlowError';
  /** No text is at fault here: `line` and `column` are 1, as in every error of this kind. */
  readonly line = 1;
  readonly column = 1;

  constructor(
    readonly code: FlowFault,
    message: string,
    /** Which part of the data is at fault: `rules.climb`, `snapshot.value`. */
    readonly part: string,
    /** What would have been right. */
    readonly expected: string | null = null,
  ) {
    super(message);
  }
}
