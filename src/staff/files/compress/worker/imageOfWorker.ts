import imageCompression from 'browser-image-compression';
import { fitWithin, type PixelRect, toPixels } from '../geometry';
import { ImageError } from '../types';

/** Longer side of a compressed image (R9.23). */
const MAX_SIDE = 1920;

export const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

/** @throws DOMException `InvalidStateError` for a file that is damaged or that the browser does not support */
export const decodeUpright = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/** Draws a part of an image on a white canvas, scaled to at most 1920 pixels, and closes the image. */
export function draw(
  image: ImageBitmap,
  { x, y, ...part }: PixelRect,
  canvas = new OffscreenCanvas(1, 1),
): OffscreenCanvas {
  const { width, height } = Object.assign(canvas, fitWithin(part, MAX_SIDE));
  const context = canvas.getContext('2d');
  // Browsers return none when memory is short.
  if (!context) throw new ImageError('failed');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, part.width, part.height, 0, 0, width, height);
  image.close();
  return canvas;
}

/**
 * `Image`, which workers have not. browser-image-compression decodes with it in Safari, where it avoids `createImageBitmap`.
 */
class ImageOfWorker extends OffscreenCanvas {
  onload?: () => void;
  onerror?: (cause: unknown) => void;

  constructor() {
    super(1, 1);
  }

  set src(url: string) {
    const image = imageCompression.getFilefromDataUrl(url, '').then(decodeUpright);
    image
      .then((decoded) => draw(decoded, toPixels(WHOLE, decoded), this))
      .then(this.onload, this.onerror);
  }
}

Object.assign(self, { Image: ImageOfWorker });
