// Imports nothing, because the function under api/ loads it without a bundler.

/** Content types of the pictures that may be stored, by file extension. SVG can carry script. */
export const IMAGE_TYPES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Content types of the documents that may be stored, by file extension. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Bytes of the largest document that may be stored. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;

/** The extension of a name or pathname in lower case, without the dot; '' for `.jpg` alone. */
export const extensionOf = (name: string): string =>
  /[^/]\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The value that a table holds for a file's extension; inherited properties do not count. */
export const documentTypeByExtension = <T>(table: Record<string, T>, name: string): T | undefined =>
  Object.entries(table).find(([extension]) => extension === extensionOf(name))?.[1];
