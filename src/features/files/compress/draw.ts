import type { DecodedImage } from './decode';
import { orientationMatrix, orientedSize, type PixelRect, type Size, toPixels } from './geometry';
import { type CropRect, ImageError } from './types';

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** The size of a decoded image after its EXIF orientation. */
export const sizeOf = ({ bitmap, orientation }: DecodedImage): Size =>
  orientedSize(bitmap, orientation);

/** The part of a decoded image that a crop keeps. */
export const partOf = (image: DecodedImage, crop?: CropRect): PixelRect =>
  toPixels(crop, sizeOf(image));

/**
 * Draws a part of an image, upright and on a white background, in the given size.
 * @throws ImageError when memory is short, in which case browsers return no context
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

/** In a worker, or in a page whose workers cannot draw. */
function newCanvas({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/**
 * Encodes a canvas as JPEG.
 * @throws ImageError when the browser cannot encode it
 */
export async function encode(canvas: Canvas, quality: number): Promise<Blob> {
  const type = 'image/jpeg';
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new ImageError('failed');
  return blob;
}

/** Frees the memory at once, because some browsers keep it for long. */
export function release(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}
