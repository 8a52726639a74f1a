/** Why a file cannot be used as an image; the texts stand under `problem` in uploads.json. */
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

/** Thrown while an image is processed. */
export class ImageError extends Error {
  override name = 'ImageError';

  constructor(
    readonly code: ImageErrorCode,
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/** A part of an image, in fractions of its width and height after the EXIF orientation. */
export interface CropRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CompressOptions {
  /** Bytes. */
  maxBytes: number;
  /** The part to keep; the whole image when left out. */
  crop?: CropRect;
}

export interface CompressedImage {
  /** A JPEG without metadata. */
  file: File;
  /** Pixels. */
  width: number;
  height: number;
  /** The image was animated; only its first frame was kept. */
  firstFrameOnly: boolean;
  /** Equal for equal files, whatever their names. */
  fingerprint: string;
}
