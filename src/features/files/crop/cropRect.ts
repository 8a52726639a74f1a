import type { Size } from '../compress/geometry';
import { CROP_RATIO } from '../compress/limits';
import type { CropRect } from '../compress/types';

/** The width of the largest 16:9 crop, as a fraction of the image's width. */
export const widest = ({ width, height }: Size): number =>
  Math.min(1, (CROP_RATIO * height) / width);

/** The smallest crop that makes a useful image, as a fraction of the largest. */
export const NARROWEST = 0.25;

/** The height, as a fraction of the image's, of a 16:9 crop of this width. */
const heightFor = (cropWidth: number, { width, height }: Size): number =>
  Math.min(1, (cropWidth * width) / (CROP_RATIO * height));

const clamp = (value: number, max: number): number =>
  Math.min(Math.max(0, value), Math.max(0, max));

/** The largest 16:9 crop, in the middle of the image. */
export function largestCrop(size: Size): CropRect {
  const width = widest(size);
  const height = heightFor(width, size);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** The crop moved by fractions of the image, as far as its edges allow. */
export const moveCrop = (crop: CropRect, dx: number, dy: number): CropRect => ({
  ...crop,
  x: clamp(crop.x + dx, 1 - crop.width),
  y: clamp(crop.y + dy, 1 - crop.height),
});

/** The crop resized about its own middle; `part` is a fraction of the largest. */
export function resizeCrop(crop: CropRect, size: Size, part: number): CropRect {
  const width = widest(size) * Math.min(1, Math.max(NARROWEST, part));
  const height = heightFor(width, size);
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
  return moveCrop({ x: middle.x - width / 2, y: middle.y - height / 2, width, height }, 0, 0);
}
