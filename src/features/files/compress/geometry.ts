import type { CropRect } from './types';

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Returns the size of an image after its EXIF orientation; 5 to 8 swap width and height. */
export const orientedSize = ({ width, height }: Size, orientation: number): Size =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

/** Scales a size down until its longer side is at most `side` pixels; never up. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** A rectangle in whole pixels of an image. */
export interface PixelRect extends Size {
  x: number;
  y: number;
}

/** Converts a crop to whole pixels within an image of this size; the whole image without a crop. */
export function toPixels(crop: CropRect | undefined, { width, height }: Size): PixelRect {
  if (!crop) return { x: 0, y: 0, width, height };
  const area = {
    width: Math.min(width, Math.max(1, Math.round(crop.width * width))),
    height: Math.min(height, Math.max(1, Math.round(crop.height * height))),
  };
  return {
    ...area,
    x: Math.min(width - area.width, Math.max(0, Math.round(crop.x * width))),
    y: Math.min(height - area.height, Math.max(0, Math.round(crop.y * height))),
  };
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** Returns the arguments of `CanvasRenderingContext2D.transform()` that apply an EXIF orientation. */
export function orientationMatrix(orientation: number, { width, height }: Size): Matrix {
  const matrices: Record<number, Matrix> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  };
  return matrices[orientation] ?? [1, 0, 0, 1, 0, 0];
}
