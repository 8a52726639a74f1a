import type { Drawing } from './decode';
import { type Area, areaOf, type Size, turning, upright } from './geometry';
import { type Frame, PictureError } from './outcome';

export type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** The size of an open picture as it is seen. */
export const sizeOf = ({ bitmap, orientation }: Drawing): Size => upright(bitmap, orientation);

/** The part of an open picture that a frame shows, in its own pixels. */
export const partOf = (drawing: Drawing, frame?: Frame): Area => areaOf(frame, sizeOf(drawing));

/** Draws a part of a picture, upright and on a white ground, in the given size. */
export function draw({ bitmap, orientation }: Drawing, part: Area, size: Size): Canvas {
  const canvas = newCanvas(size);
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D | null;
  // Browsers give none when memory is short.
  if (!context) throw new PictureError('failed');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.scale(size.width / part.width, size.height / part.height);
  context.translate(-part.x, -part.y);
  context.transform(...turning(orientation, bitmap));
  context.drawImage(bitmap, 0, 0);
  return canvas;
}

/** In a worker, or in a page where the worker cannot draw. */
function newCanvas({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** Gives the memory free at once; some browsers keep it until much later. */
export function release(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}
