/** The `accept` attribute of image inputs. HEIC is included, because the error message then explains what to do. */
export const CHOOSABLE_IMAGE_TYPES = 'image/*,.heic,.heif';
