/** Width divided by height of a crop (R9.25). */
const CROP_RATIO = 16 / 9;

export interface Size {
  width: number;
  height: number;
}

export interface PixelRect extends Size {
  x: number;
  y: number;
}

/** A part of an image in fractions (0 to 1) of its width and height, after the EXIF orientation. */
export type CropRect = PixelRect;

const clamp = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(value, max));

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

/** Converts a crop in fractions to whole pixels, at least 1 × 1: x 0.5 of a width of 400 → 200. */
export function toPixels(crop: CropRect, image: Size): PixelRect {
  const width = clamp(Math.round(crop.width * image.width), 1, image.width);
  const height = clamp(Math.round(crop.height * image.height), 1, image.height);
  const x = clamp(Math.round(crop.x * image.width), 0, image.width - width);
  const y = clamp(Math.round(crop.y * image.height), 0, image.height - height);
  return { x, y, width, height };
}

/**
 * Returns the largest centred crop, in fractions (R9.25): for 4000 × 1500 pixels 0.67 × 1.
 * @param ratio width divided by height, 16:9 by default
 */
export function largestCrop(size: Size, ratio = CROP_RATIO): CropRect {
  const width = Math.min(1, (ratio * size.height) / size.width);
  const height = Math.min(1, size.width / (ratio * size.height));
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** Moves the crop by fractions of the image's sides (positive: right, down), up to the edges. */
export const moveCrop = (crop: CropRect, dx: number, dy: number): CropRect => ({
  ...crop,
  x: clamp(crop.x + dx, 0, 1 - crop.width),
  y: clamp(crop.y + dy, 0, 1 - crop.height),
});
