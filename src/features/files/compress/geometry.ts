import type { Frame } from './outcome';

export interface Size {
  width: number;
  height: number;
}

/** Orientations 5 to 8 lie on their side (EXIF). */
const isOnItsSide = (orientation: number): boolean => orientation >= 5;

/** The size of a stored picture as it is seen. */
export const upright = ({ width, height }: Size, orientation: number): Size =>
  isOnItsSide(orientation) ? { width: height, height: width } : { width, height };

/** The largest size of the same shape whose longer side is at most `side`; never larger than it is. */
export function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

export interface Area extends Size {
  x: number;
  y: number;
}

/** A frame in whole pixels of a picture, never beyond its edges. */
export function areaOf(frame: Frame | undefined, { width, height }: Size): Area {
  if (!frame) return { x: 0, y: 0, width, height };
  const area = {
    width: Math.min(width, Math.max(1, Math.round(frame.width * width))),
    height: Math.min(height, Math.max(1, Math.round(frame.height * height))),
  };
  return {
    ...area,
    x: Math.min(width - area.width, Math.max(0, Math.round(frame.x * width))),
    y: Math.min(height - area.height, Math.max(0, Math.round(frame.y * height))),
  };
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** The canvas transformation that sets a stored picture upright, by EXIF orientation. */
export function turning(orientation: number, { width, height }: Size): Matrix {
  const turns: Record<number, Matrix> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  };
  return turns[orientation] ?? [1, 0, 0, 1, 0, 0];
}
