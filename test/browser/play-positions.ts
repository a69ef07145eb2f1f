/** Positions in which a game reaches what it seldom reaches by itself. */
export const boardKinds = {
  /** White has closed his home with a black checker on the bar. */
  closed: 'W 17:3 6:2 5:2 4:2 3:2 2:2 1:2 | B 6:14 bar:1',
  /** Both sides are almost home. */
  racing: 'W 2:1 1:1 off:13 | B 3:2 off:13',
} as const;
