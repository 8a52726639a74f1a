import type { Size } from '../compress/geometry';
import { CROP_RATIO } from '../compress/limits';
import type { Frame } from '../compress/outcome';

/** The widest a 16:9 frame can be, as a fraction of the picture's width. */
export const widest = ({ width, height }: Size): number =>
  Math.min(1, (CROP_RATIO * height) / width);

/** The narrowest that still makes a useful picture, as a part of the widest. */
export const NARROWEST = 0.25;

/** The height, as a fraction of the picture's, that makes a frame of this width 16:9. */
const heightFor = (frameWidth: number, { width, height }: Size): number =>
  Math.min(1, (frameWidth * width) / (CROP_RATIO * height));

const clamp = (value: number, max: number): number =>
  Math.min(Math.max(0, value), Math.max(0, max));

/** The largest 16:9 frame, in the middle of the picture. */
export function largestFrame(size: Size): Frame {
  const width = widest(size);
  const height = heightFor(width, size);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** The frame moved by fractions of the picture, as far as its edges allow. */
export const moved = (frame: Frame, dx: number, dy: number): Frame => ({
  ...frame,
  x: clamp(frame.x + dx, 1 - frame.width),
  y: clamp(frame.y + dy, 1 - frame.height),
});

/** The frame at another size about its own middle; `part` is a part of the widest, up to 1. */
export function sized(frame: Frame, size: Size, part: number): Frame {
  const width = widest(size) * Math.min(1, Math.max(NARROWEST, part));
  const height = heightFor(width, size);
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  return moved({ x: middle.x - width / 2, y: middle.y - height / 2, width, height }, 0, 0);
}
