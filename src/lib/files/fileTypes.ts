// Imports nothing, because the function under api/ loads it without a bundler.

/** Content types of images, by file extension; no SVG, because SVG can contain script. */
export const IMAGE_TYPES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Content types of documents that may be stored, by file extension. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The maximum size of a compressed image, in bytes (R9.22). */
export const MAX_IMAGE_BYTES = { news: 512 * 1024, notices: 1024 * 1024 };

/** The maximum size of a stored document, in bytes. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;

/** Returns the extension in lower case: `jpg` of `news/Tea.JPG`; `''` for `tea` and `.jpg`. */
export const fileExtension = (name: string): string =>
  /[^/]\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Returns a table's value for the extension of a file: `image/jpeg` for `Tea.JPG` in IMAGE_TYPES;
 * undefined for an extension that the table lacks.
 * @param table values by extension in lower case, without the dot
 */
export const valueByExtension = <T>(table: Record<string, T>, name: string): T | undefined =>
  Object.entries(table).find(([extension]) => extension === fileExtension(name))?.[1];
