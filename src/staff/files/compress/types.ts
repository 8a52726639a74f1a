import type { CropRect } from './geometry';

/** Maximum number of pixels, because decoding more needs over 200 MB, at four bytes a pixel. */
export const MAX_PIXELS = 50_000_000;

export type ImageErrorCode =
  | 'notImage'
  | 'pdf'
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

export interface CompressOptions {
  maxBytes: number;
  crop?: CropRect | undefined;
}

export interface CompressedImage {
  file: File;
  width: number;
  /** The original is a GIF, which may be animated; the JPEG has its first frame. */
  firstFrameOnly: boolean;
}
