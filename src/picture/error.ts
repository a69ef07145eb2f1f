/** What was wrong with what should be drawn or described. */
export type PictureFault = 'bad-situation' | 'bad-option';

/** The only error that `picture` throws. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(
    readonly code: PictureFault,
    message: string,
  ) {
    super(message);
  }
}
