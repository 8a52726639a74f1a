/** The `accept` attribute of image inputs. HEIC is included because its error message says what to do. */
export const CHOOSABLE_IMAGE_TYPES = 'image/*,.heic,.heif';
