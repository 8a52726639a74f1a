/** Why a file cannot be used as an image; the messages are under `error` in uploads.json. */
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

/** Thrown when an image cannot be inspected, decoded, drawn or compressed. */
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

/** What a compression has to result in. */
export interface CompressOptions {
  /** The most bytes that the JPEG may have (R9.22). */
  maxBytes: number;
  /** The part to compress; the whole image by default. */
  crop?: CropRect;
}

/** A compressed image and the fingerprint of its original. */
export interface CompressedImage {
  /** A JPEG without metadata. */
  file: File;
  /** Pixels. */
  width: number;
  height: number;
  /** The original is animated; the JPEG has its first frame. */
  firstFrameOnly: boolean;
  /** Equal for files with equal content. */
  fingerprint: string;
}
