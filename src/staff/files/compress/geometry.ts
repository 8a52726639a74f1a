import type { CropRect } from './types';

export interface Size {
  width: number;
  height: number;
}

/**
 * Returns the size scaled down until the longer side is at most `side`, in whole pixels: 4000 × 3000 within 1920 becomes 1920 ×
 * 1440. A smaller size is not scaled up; no side is below 1 pixel.
 */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

export interface PixelRect extends Size {
  x: number;
  y: number;
}

/**
 * Converts a crop in fractions to whole pixels: x 0.5 of a width of 400 → 200. At least 1 × 1 pixel
 * within the image; the whole image without a crop.
 */
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
