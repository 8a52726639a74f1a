export type ImageErrorCode =
  | 'notImage'
  | 'empty'
  | 'heic'
  | 'svg'
  | 'tooManyPixels'
  | 'damaged'
  | 'unreadable'
  | 'stillTooLarge'
  | 'failed';

export class ImageError extends Error {
  override name = 'ImageError';

  constructor(
    readonly code: ImageErrorCode,
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/** A part of an image in fractions (0 to 1) of its width and height, after the EXIF orientation. */
export interface CropRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CompressOptions {
  maxBytes: number;
  crop?: CropRect;
}

export interface CompressedImage {
  file: File;
  width: number;
  height: number;
  /** The original is a GIF, which may be animated; the JPEG has its first frame. */
  firstFrameOnly: boolean;
  /** Equal for files with equal content. */
  fingerprint: string;
}
