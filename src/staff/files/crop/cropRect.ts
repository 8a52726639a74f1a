import type { Size } from '../compress/geometry';
import { CROP_RATIO } from '../compress/limits';
import type { CropRect } from '../compress/types';

/**
 * Width of the largest 16:9 crop (R9.25) as a fraction of the image's width: 1 for an image of 16:9
 * or taller, 0.67 for 4000 × 1500 pixels.
 */
const maxCropWidth = ({ width, height }: Size): number =>
  Math.min(1, (CROP_RATIO * height) / width);

/** Height of a 16:9 crop of this width, both as fractions of the image. */
const heightFor = (cropWidth: number, { width, height }: Size): number =>
  Math.min(1, (cropWidth * width) / (CROP_RATIO * height));

const clamp = (value: number, max: number): number =>
  Math.min(Math.max(0, value), Math.max(0, max));

/**
 * The largest 16:9 crop of an image of `size` pixels, centred, in fractions of its sides (R9.25).
 */
export function largestCrop(size: Size): CropRect {
  const width = maxCropWidth(size);
  const height = heightFor(width, size);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/**
 * Moves the crop by `dx` of the image's width and `dy` of its height (positive: right and down), at
 * most to the edges of the image.
 */
export const moveCrop = (crop: CropRect, dx: number, dy: number): CropRect => ({
  ...crop,
  x: clamp(crop.x + dx, 1 - crop.width),
  y: clamp(crop.y + dy, 1 - crop.height),
});
