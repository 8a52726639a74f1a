/** Maximum number of pixels, because decoding more needs over 200 MB, at four bytes a pixel. */
export const MAX_PIXELS = 50_000_000;

export type ImageErrorCode = 'notImage' | 'heic' | 'tooManyPixels' | 'stillTooLarge' | 'failed';

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
  /** Width divided by height, to which the image is cropped (R9.25). */
  ratio?: number | undefined;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Returns the size scaled down until its longer side is at most `side`, in whole pixels: 4000 ×
 * 3000 within 1920 becomes 1920 × 1440. A smaller size stays; no side is below 1 pixel.
 */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Returns the largest part of an image with a ratio, in whole pixels, at least 1 × 1: 16:9 of
 * 1000 × 1000 is 1000 × 563. It is in the middle, of a high image nearer the top, where heads are.
 */
export function croppedPart(image: Size, ratio: number) {
  const width = Math.max(1, Math.min(image.width, Math.round(ratio * image.height)));
  const height = Math.max(1, Math.min(image.height, Math.round(image.width / ratio)));
  const x = Math.round((image.width - width) / 2);
  const y = Math.round((image.height - height) / 3);
  return { x, y, width, height };
}
