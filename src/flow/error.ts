/** What is wrong with what the turn flow was given. */
export type FlowFault =
  | 'bad-game' // not what a game can begin with or go on from
  | 'bad-match' // not what a match can begin with or go on from
  | 'no-match' // nothing was given from which a match could go on
  | 'bad-event'; // not an event of a game or a match

/** The only error of its own that `flow` throws; faults of rules, positions and dice are a `RulesError`. */
export class FlowError extends Error {
  override readonly name = 'FlowError';
  /** No text is at fault here: `line` and `column` are 1, as they are in any error of this package without a text. */
  readonly line = 1;
  readonly column = 1;

  constructor(
    readonly code: FlowFault,
    message: string,
    /** Which part of the data is at fault: `input`, `state.turn`, `snapshot.value`. */
    readonly part: string,
    /** What would have been right. */
    readonly expected: string | null = null,
  ) {
    super(message);
  }
}
