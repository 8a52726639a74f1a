import {
  DOCUMENT_TYPES,
  documentTypeByExtension,
  IMAGE_TYPES,
  MAX_DOCUMENT_BYTES,
} from '../../src/lib/files/fileTypes.js';
import { badRequest } from './httpError.js';

/** Spec 5, File storage paths. */
const MAX_LENGTH = 950;

/** The folders that belong to the site; nothing else in the store is touched or shown. */
const FOLDERS = ['news/', 'notices/'];

/**
 * Control characters, line separators, lone surrogates, bidirectional controls, which disguise an
 * extension, and characters with a meaning in a URL.
 */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\\?#%]/u;

/** Bytes of the largest picture. */
const MAX_IMAGE_BYTES = 1024 * 1024;

export interface UploadRule {
  contentType: string;
  maximumSizeInBytes: number;
}

/** Whether the text is a valid pathname, or the prefix of one, in a folder of the site. */
export const isOwnPathname = (text: string): boolean =>
  text.length <= MAX_LENGTH &&
  FOLDERS.some((folder) => text.startsWith(folder)) &&
  !FORBIDDEN.test(text) &&
  !text.includes('//') &&
  !text.includes('..');

/**
 * What may be uploaded under a pathname: one type, which follows from the extension, and a size.
 * @throws HttpError 400 for a pathname or a kind of file that is not allowed.
 */
export function uploadRule(pathname: unknown): UploadRule {
  if (typeof pathname !== 'string' || !isOwnPathname(pathname)) {
    throw badRequest('The name of the file cannot be used.');
  }
  const image = documentTypeByExtension(IMAGE_TYPES, pathname);
  if (image) return { contentType: image, maximumSizeInBytes: MAX_IMAGE_BYTES };
  const document =
    pathname.startsWith('notices/') && documentTypeByExtension(DOCUMENT_TYPES, pathname);
  if (document) return { contentType: document, maximumSizeInBytes: MAX_DOCUMENT_BYTES };
  throw badRequest(
    'Only JPEG, PNG, WebP and AVIF pictures, and for notices PDF, DOCX and XLSX documents, can be uploaded.',
  );
}
