/** Path of the gallery in the development server, without a language prefix. */
export const GALLERY = '/dev/ui';
