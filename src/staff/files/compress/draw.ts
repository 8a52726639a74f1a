import type { DecodedImage } from './decode';
import { orientationMatrix, orientedSize, type PixelRect, type Size, toPixels } from './geometry';
import { type CropRect, ImageError } from './types';

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** Size in pixels after the EXIF orientation: 4000 × 3000 with orientation 6 → 3000 × 4000. */
export const sizeOf = ({ bitmap, orientation }: DecodedImage): Size =>
  orientedSize(bitmap, orientation);

export const partOf = (image: DecodedImage, crop?: CropRect): PixelRect =>
  toPixels(crop, sizeOf(image));

/**
 * Draws `part` of a decoded image upright, scaled to a canvas of `size` pixels, on white where the image is
 * transparent. The caller passes the canvas to {@link release}.
 * @param part pixels of the image after its EXIF orientation, from {@link partOf}
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
 * Encodes a canvas as JPEG.
 * @param quality 0 to 1
 * @throws ImageError `failed` when `toBlob()` returns null; DOMException when `convertToBlob()`
 *   rejects
 */
export async function encode(canvas: Canvas, quality: number): Promise<Blob> {
  const type = 'image/jpeg';
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new ImageError('failed');
  return blob;
}

/** Frees the memory of a canvas, which Safari otherwise holds until garbage collection. */
export function release(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}
