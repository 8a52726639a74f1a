import {
  DOCUMENT_TYPES,
  documentTypeByExtension,
  IMAGE_TYPES,
} from '../../../src/lib/files/fileTypes.ts';

/** For an upload that names no type; the real store knows many more. */
const TYPES = {
  ...IMAGE_TYPES,
  ...DOCUMENT_TYPES,
  csv: 'text/csv',
  gif: 'image/gif',
  html: 'text/html',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
};

export const typeByExtension = (pathname: string): string =>
  documentTypeByExtension(TYPES, pathname) ?? 'application/octet-stream';

/** Whether a list of types such as `image/jpeg` or `image/*` allows one. */
export function isAllowed(contentType: string, allowed: string[]): boolean {
  const type = withoutParameters(contentType);
  const family = `${type.split('/')[0]}/*`;
  return allowed
    .map(withoutParameters)
    .some((one) => one === type || one === family || one === '*/*');
}

const withoutParameters = (contentType: string): string =>
  (contentType.split(';')[0] ?? '').trim().toLowerCase();

/** Displayed by the browser; every other type, and what can carry script, is downloaded. */
const INLINE = /^(?:image\/(?!svg)|application\/pdf$|text\/plain$)/;

/** The Content-Disposition of a stored file: its own name, without the folders. */
export function dispositionOf(pathname: string, contentType: string): string {
  const name = pathname.split('/').at(-1) ?? pathname;
  const manner = INLINE.test(withoutParameters(contentType)) ? 'inline' : 'attachment';
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, escape);
  return `${manner}; filename="${ascii}"${ascii === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}
