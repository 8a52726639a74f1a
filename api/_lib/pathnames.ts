import {
  DOCUMENT_TYPES,
  IMAGE_TYPES,
  MAX_DOCUMENT_BYTES,
  MAX_IMAGE_BYTES,
  valueByExtension,
} from '../../src/lib/files/fileTypes.js';
import { badRequest } from './responses.js';

/** Characters of a pathname (R5.4). */
const MAX_LENGTH = 950;

/**
 * A pathname in the site's folders; others are not touched. Unaccented letters, digits, hyphens,
 * underscores and dots alone, so that the database compares URLs with one spelling.
 */
const PATHNAME = /^(?:news|notices)\/(?:[\w-]+(?:\.[\w-]+)*\/)*(?:[\w-]+(?:\.[\w-]+)*)?$/;

/**
 * Returns whether a text is the pathname of a file in `news/` or `notices/`, or of such a folder,
 * which ends in `/` (R5.4, R5.5), as {@link PATHNAME} and {@link MAX_LENGTH} allow.
 */
export const isOwnPathname = (text: string): boolean =>
  text.length <= MAX_LENGTH && PATHNAME.test(text);

/** Returns whether a text is the pathname of a file for which {@link isOwnPathname} is true. */
export const isFilePathname = (text: string): boolean => isOwnPathname(text) && !text.endsWith('/');

/**
 * Returns content type and maximum size of an upload, by the extension of its pathname. Documents
 * are allowed below `notices/` alone. The form compresses images of news further (R9.22).
 * @example uploadRule('news/tea.jpg') // { contentType: 'image/jpeg', maximumSizeInBytes: 1048576 }
 * @throws HttpError 400 `bad_request` for a pathname or a file type that is not allowed
 */
export function uploadRule(pathname: string) {
  if (!isOwnPathname(pathname)) {
    throw badRequest('The name of the file cannot be used.');
  }
  const image = valueByExtension(IMAGE_TYPES, pathname);
  if (image) return { contentType: image, maximumSizeInBytes: MAX_IMAGE_BYTES.notices };
  const document = pathname.startsWith('notices/') && valueByExtension(DOCUMENT_TYPES, pathname);
  if (document) return { contentType: document, maximumSizeInBytes: MAX_DOCUMENT_BYTES };
  throw badRequest(
    'Only JPEG, PNG, WebP and AVIF pictures, and for notices PDF, DOCX and XLSX documents, can be uploaded.',
  );
}
