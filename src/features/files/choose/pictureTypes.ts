/** The `accept` of picture inputs. HEIC is included, because the error message explains what to do. */
export const PICTURE_TYPES = 'image/*,.heic,.heif';
