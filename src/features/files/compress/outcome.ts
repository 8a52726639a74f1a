/** Why a file cannot be used as a picture; the words stand under `problem` in uploads.json. */
export type PictureProblem =
  | 'notImage'
  | 'empty'
  | 'heic'
  | 'svg'
  | 'tooManyPixels'
  | 'damaged'
  | 'unreadable'
  | 'stillTooLarge'
  | 'failed';

/** Thrown while a picture is prepared. */
export class PictureError extends Error {
  override name = 'PictureError';

  constructor(
    readonly problem: PictureProblem,
    cause?: unknown,
  ) {
    super(problem, { cause });
  }
}

/** A part of a picture, in fractions of its width and height as it is seen. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CompressOptions {
  /** Bytes. */
  maxBytes: number;
  /** What to keep; all of it when left out. */
  frame?: Frame;
}

export interface CompressedPicture {
  /** A JPEG without metadata. */
  file: File;
  /** Pixels. */
  width: number;
  height: number;
  /** Only the first of several moving pictures was kept. */
  firstFrameOnly: boolean;
  /** The same for the same file, whatever its name. */
  fingerprint: string;
}
