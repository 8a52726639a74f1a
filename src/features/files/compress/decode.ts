import type { Facts } from './formats/facts';
import { MAX_PIXELS } from './limits';
import { PictureError } from './outcome';

/** An open picture, and how it still has to be turned to be seen upright (EXIF orientation). */
export interface Drawing {
  bitmap: ImageBitmap;
  orientation: number;
}

/**
 * Opens a picture with the browser's own decoder; of a moving one the first picture.
 * @throws PictureError when this browser cannot open it
 */
export async function decode(file: Blob, facts: Facts): Promise<Drawing> {
  const bitmap = await open(file, facts);
  if (bitmap.width * bitmap.height > MAX_PIXELS) {
    bitmap.close();
    throw new PictureError('tooManyPixels');
  }
  const turned = facts.orientation === 1 || (await turnsByItself());
  return { bitmap, orientation: turned ? 1 : facts.orientation };
}

async function open(file: Blob, { kind }: Facts): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    if (kind === 'heic') throw new PictureError('heic', cause);
    const known = kind === 'jpeg' || kind === 'png' || kind === 'gif' || kind === 'webp';
    throw new PictureError(known ? 'damaged' : 'unreadable', cause);
  }
}

/**
 * Two pixels beside each other, and the note that they belong on top of each other (the picture by
 * which blueimp's JavaScript-Load-Image and browser-image-compression ask the same; MIT).
 */
const SIDEWAYS =
  '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wCEAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB' +
  'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB' +
  'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAf/AABEIAAEAAgMBEQACEQEDEQH/xABKAAEAAAAAAAAAAAAA' +
  'AAAAAAALEAEAAAAAAAAAAAAAAAAAAAAAAQEAAAAAAAAAAAAAAAAAAAAAEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIR' +
  'AxEAPwA/8H//2Q==';

let turns: Promise<boolean> | undefined;

/** Whether this browser turns pictures upright as it opens them; not all that we serve do. */
function turnsByItself(): Promise<boolean> {
  turns ??= ask();
  return turns;
}

async function ask(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(SIDEWAYS), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  const turned = bitmap.height === 2;
  bitmap.close();
  return turned;
}
