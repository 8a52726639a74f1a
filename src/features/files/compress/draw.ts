import type { DecodedImage } from './decode';
import { orientationMatrix, orientedSize, type PixelRect, type Size, toPixels } from './geometry';
import { type CropRect, ImageError } from './types';

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** Returns the size in pixels of a decoded image after its EXIF orientation. */
export const sizeOf = ({ bitmap, orientation }: DecodedImage): Size =>
  orientedSize(bitmap, orientation);

/** Returns the pixels of a decoded image inside a crop; all pixels without one. */
export const partOf = (image: DecodedImage, crop?: CropRect): PixelRect =>
  toPixels(crop, sizeOf(image));

/**
 * Draws `part` of an image upright on a white canvas of `size` pixels. The caller releases the canvas.
 * @throws ImageError `failed` when memory is short, because browsers then return no context
 */
export function draw({ bitmap, orientation }: DecodedImage, part: PixelRect, size: Size): Canvas {
  const canvas = newCanvas(size);
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D | null;
  if (!context) throw new ImageError('failed');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.scale(size.width / part.width, size.height / part.height);
  context.translate(-part.x, -part.y);
  context.transform(...orientationMatrix(orientation, bitmap));
  context.drawImage(bitmap, 0, 0);
  return canvas;
}

/** A canvas element where workers cannot draw, because the page then runs the task. */
function newCanvas({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/**
 * Encodes a canvas as JPEG; `quality` is 0 to 1.
 * @throws ImageError `failed` when `toBlob()` returns null; DOMException from `convertToBlob()`
 */
export async function encode(canvas: Canvas, quality: number): Promise<Blob> {
  const type = 'image/jpeg';
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new ImageError('failed');
  return blob;
}

/** Frees the canvas memory immediately, because Safari otherwise holds it until garbage collection. */
export function release(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}
