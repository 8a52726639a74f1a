import type { Size } from '../compress/geometry';
import { CROP_RATIO } from '../compress/limits';
import type { CropRect } from '../compress/types';

const clamp = (value: number, max: number): number =>
  Math.min(Math.max(0, value), Math.max(0, max));

/** Returns the largest 16:9 crop of an image, centred, in fractions of its sides (R9.25): for 4000 × 1500 pixels 0.67 × 1. */
export function largestCrop(size: Size): CropRect {
  const width = Math.min(1, (CROP_RATIO * size.height) / size.width);
  const height = Math.min(1, size.width / (CROP_RATIO * size.height));
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** Moves the crop by fractions of the image's width and height (positive: right and down), at most to the edges. */
export const moveCrop = (crop: CropRect, dx: number, dy: number): CropRect => ({
  ...crop,
  x: clamp(crop.x + dx, 1 - crop.width),
  y: clamp(crop.y + dy, 1 - crop.height),
});
