import imageCompression from 'browser-image-compression';
import { imageSize } from 'image-size';
import { type CompressOptions, croppedPart, fitWithin, ImageError, MAX_PIXELS } from './image';

/** Longer side of a compressed image (R9.23). */
const MAX_SIDE = 1920;

/** Decodes an image upright. Throws DOMException for a damaged file or an unsupported format. */
const decodeUpright = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/**
 * Draws an image on white, at most 1920 pixels on its longer side, and closes the image. With a
 * ratio it draws only {@link croppedPart}. Throws ImageError `failed`.
 */
function draw(
  image: ImageBitmap,
  ratio = image.width / image.height,
  canvas = new OffscreenCanvas(1, 1),
): OffscreenCanvas {
  const part = croppedPart(image, ratio);
  const { width, height } = Object.assign(canvas, fitWithin(part, MAX_SIDE));
  const context = canvas.getContext('2d');
  // Browsers return none when memory is short.
  if (!context) throw new ImageError('failed');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height);
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
    image.then((decoded) => draw(decoded, undefined, this)).then(this.onload, this.onerror);
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

/**
 * Converts an image to an upright JPEG without metadata, of at most `maxBytes` bytes and 1920
 * pixels on its longer side, on a white background (R9.22–R9.25): `Flag.png` becomes `Flag.jpg`.
 * @throws ImageError `notImage` for what is no image by its type, and what the browser cannot open;
 *   `heic` for such an image where the browser cannot open it; `tooManyPixels` (above 50 million);
 *   `stillTooLarge` after the last step of R9.24; `failed` when memory is short; DOMException when
 *   encoding fails
 */
export async function compressImage(
  file: File,
  { maxBytes, ratio }: CompressOptions,
): Promise<File> {
  const canvas = draw(await decode(file), ratio);
  // Not PNG, which takes Safari seconds to encode.
  const source = await canvas.convertToBlob({ type: JPEG, quality: 1 });
  const jpeg = await shrink(new File([source], file.name, { type: JPEG }), maxBytes);
  return new File([jpeg], `${file.name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`, { type: JPEG });
}

/** Returns the bitmap of a file. Throws an ImageError as {@link compressImage} does. */
async function decode(file: File): Promise<ImageBitmap> {
  // Empty for a file whose ending the device does not know.
  if (file.type && !file.type.startsWith('image/')) throw new ImageError('notImage');
  try {
    const size = readSize(await file.slice(0, HEAD_BYTES).arrayBuffer());
    if (size && size.width * size.height > MAX_PIXELS) throw new ImageError('tooManyPixels');
    return await decodeUpright(file);
  } catch (cause) {
    if (cause instanceof ImageError) throw cause;
    throw new ImageError(/\.hei[cf]$/i.test(file.name) ? 'heic' : 'notImage', cause);
  }
}

/** Contains the header of every image; phones store a depth map of a few megabytes before it. */
const HEAD_BYTES = 16 * 1024 * 1024;

/** Returns the size of an image by its first bytes; null for a damaged header. */
function readSize(head: ArrayBuffer) {
  try {
    return imageSize(new Uint8Array(head));
  } catch {
    // The image is not decoded either, and `decode` says what is wrong.
    return null;
  }
}

/** Compresses a JPEG by the {@link COMPRESSION_STEPS}. Throws ImageError `stillTooLarge`. */
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
