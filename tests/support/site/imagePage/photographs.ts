import { exif, withSegments } from '../../fuzz/imageBytes';

interface Photo {
  /** Pixels, as stored. */
  width: number;
  height: number;
  type?: 'image/jpeg' | 'image/png' | 'image/webp';
  quality?: number;
  /** Makes the right half transparent. */
  alpha?: boolean;
}

/**
 * Returns an image that compresses like a photograph: gradients, hard edges and the grain of a
 * small sensor. The top left corner is red, so that a rotation shows.
 */
export async function photo(options: Photo): Promise<Blob> {
  const { width, height, type = 'image/jpeg', quality = 0.92, alpha = false } = options;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const light = context.createLinearGradient(0, 0, width, height);
  ['#1d3b6f', '#e0a458', '#f6e7cb', '#3c5a2a'].forEach((colour, index) => {
    light.addColorStop(index / 3, colour);
  });
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  for (let index = 0; index < 300; index += 1) {
    context.fillStyle = `hsl(${(index * 47) % 360} 40% ${20 + (index % 60)}% / 0.5)`;
    const [x, y] = [(index * 7919) % width, (index * 104729) % height];
    context.fillRect(x, y, width / 20, height / (8 + (index % 9)));
  }
  grain(context, width, height);
  if (alpha) context.clearRect(width / 2, 0, width / 2, height);
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width / 10, height / 10);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no blob'))), type, quality);
  });
}

function grain(context: CanvasRenderingContext2D, width: number, height: number): void {
  const tile = new OffscreenCanvas(256, 256);
  const ground = tile.getContext('2d');
  if (!ground) throw new Error('no canvas');
  const image = ground.createImageData(256, 256);
  for (let at = 0; at < image.data.length; at += 4) {
    const noise = Math.sin(at * 12.9898) * 43758.5453;
    const value = (noise - Math.floor(noise)) * 255;
    image.data.set([value, value, value, 40], at);
  }
  ground.putImageData(image, 0, 0);
  context.fillStyle = context.createPattern(tile, 'repeat') ?? '';
  context.fillRect(0, 0, width, height);
}

const bytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Returns a photograph with the EXIF data of a phone. */
export async function phonePhoto(options: Photo, orientation: number): Promise<File> {
  const plain = await bytes(await photo(options));
  return new File([withSegments(plain, exif(orientation))], 'IMG 0001.JPG', { type: 'image/jpeg' });
}

/** Returns the colour of a pixel (RGBA); `x` and `y` are fractions of width and height. */
export async function colourAt(file: Blob, x: number, y: number): Promise<number[]> {
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const [left, top] = [Math.floor(x * bitmap.width), Math.floor(y * bitmap.height)];
  return [...context.getImageData(left, top, 1, 1).data];
}
