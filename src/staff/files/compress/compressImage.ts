import imageCompression from 'browser-image-compression';
import { imageSize } from 'image-size';
import { fitWithin, type PixelRect, toPixels } from './geometry';
import { imageFormat } from './imageFormat';
import { type CompressedImage, type CompressOptions, ImageError, MAX_PIXELS } from './types';

/** Longer side of a compressed image (R9.23). */
const MAX_SIDE = 1920;

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

/** Throws DOMException `InvalidStateError` for a damaged file and an unsupported format. */
const decodeUpright = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/** Draws a part of an image on white, scaled to at most 1920 pixels, and closes the image. */
function draw(
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

/** `Image`, which workers lack, because browser-image-compression decodes with it in Safari. */
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

/** Steps until the file is within `maxBytes`; after the last it is rejected (R9.23, R9.24). */
const COMPRESSION_STEPS = [
  { maxWidthOrHeight: 1920, initialQuality: 0.6 },
  { maxWidthOrHeight: 1280, initialQuality: 0.3 },
  { maxWidthOrHeight: 1024, initialQuality: 0.1 },
];

const JPEG = 'image/jpeg';

/** Contains the header of every image; phones store a depth map of a few megabytes before it. */
const HEAD_BYTES = 16 * 1024 * 1024;

/**
 * Converts an image to an upright JPEG without metadata, of at most `maxBytes` bytes and 1920
 * pixels on its longer side, on a white background (R9.22–R9.25): `Flag.png` becomes `Flag.jpg`.
 * @throws ImageError `empty`, `notImage`, `pdf`, `svg`, `heic`, `damaged`, `unreadable`,
 *   `tooManyPixels`, `stillTooLarge` after the last step of R9.24, or `failed` when memory is
 *   short; DOMException when encoding fails
 */
export async function compressImage(
  file: File,
  { maxBytes, crop = WHOLE }: CompressOptions,
): Promise<CompressedImage> {
  const format = await formatOf(file);
  const image = await decode(file, format);
  const canvas = draw(image, toPixels(crop, image));
  // Not PNG, which takes Safari seconds to encode.
  const source = await canvas.convertToBlob({ type: JPEG, quality: 1 });
  const jpeg = await shrink(new File([source], file.name, { type: JPEG }), maxBytes);
  const { width } = imageSize(await readBytes(jpeg));
  return { file: renamed(file, jpeg), width, firstFrameOnly: format === 'gif' };
}

/**
 * Returns the format of an image, and rejects an image that takes too much memory to decode.
 * @throws ImageError `empty` (0 bytes), `tooManyPixels` (above 50 million), the codes of
 *   `imageFormat`, or `unreadable`
 */
async function formatOf(file: File): Promise<string> {
  if (file.size === 0) throw new ImageError('empty');
  const bytes = await readBytes(file.slice(0, HEAD_BYTES));
  const format = imageFormat(bytes, file.type);
  const size = readSize(bytes);
  if (size && size.width * size.height > MAX_PIXELS) throw new ImageError('tooManyPixels');
  return format;
}

/** Throws ImageError `heic`, `damaged` if all browsers support the format, else `unreadable`. */
const decode = (file: Blob, format: string): Promise<ImageBitmap> =>
  decodeUpright(file).catch((cause: unknown) => {
    if (format === 'heic') throw new ImageError('heic', cause);
    const supported = ['jpg', 'png', 'gif', 'webp'].includes(format);
    throw new ImageError(supported ? 'damaged' : 'unreadable', cause);
  });

async function shrink(file: File, maxBytes: number): Promise<Blob> {
  for (const step of COMPRESSION_STEPS) {
    const jpeg = await imageCompression(file, {
      ...step,
      fileType: JPEG,
      // The worker of the package has a `blob:` URL and loads its script from another host.
      useWebWorker: false,
      // Upright already; the package does not check the offsets of an EXIF orientation.
      exifOrientation: 1,
    });
    if (jpeg.size > 0 && jpeg.size <= maxBytes) return jpeg;
  }
  throw new ImageError('stillTooLarge');
}

const renamed = ({ name, lastModified }: File, blob: Blob): File =>
  new File([blob], `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`, {
    type: JPEG,
    lastModified,
  });

/** Throws ImageError `unreadable` if the file was deleted or moved, or its drive was removed. */
async function readBytes(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    throw new ImageError('unreadable', cause);
  }
}

/** Returns the size of an image; null for a damaged header. */
function readSize(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    // The image is not decoded either, and `decode` says what is wrong.
    return null;
  }
}
