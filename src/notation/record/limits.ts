/** How much a record may hold (docs/notation.md, "Limits"). Readers take time in proportion to the length of the text, up to these. */
export const recordLimits = Object.freeze({
  /** Characters, in UTF-16 units: a longer text is not opened, `too-long`. */
  length: 10_000_000,
  /** A text with more games is not opened, `too-many-games`. */
  games: 5_000,
  /** Steps, those of variations among them: the game, or the file, can be read up to there, `too-many-turns`. */
  turns: 100_000,
  /** Variations within variations: a deeper one is left out, `too-deep`. */
  depth: 200,
  /** Tags of one game: the others are left out, `too-many-tags`. */
  tags: 100,
  /** Faults of one game that are listed; later ones are not. */
  faults: 100,
});
