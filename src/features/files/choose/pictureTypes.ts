/**
 * For the file chooser. What a file really is decides later; HEIC is offered so that whoever has one
 * learns what to do with it, instead of finding it greyed out.
 */
export const PICTURE_TYPES = 'image/*,.heic,.heif';
