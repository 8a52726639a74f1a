/** Includes HEIC, because the error message then explains what to do. */
export const CHOOSABLE_IMAGE_TYPES = 'image/*,.heic,.heif';
