import { DOCUMENT_TYPES, IMAGE_TYPES, valueByExtension } from '../../../src/lib/files/fileTypes.ts';

/** Content types by extension, for uploads without one; the real store knows many more. */
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

/** Returns the content type for the extension of a pathname; `application/octet-stream` for an unknown one. */
export const typeByExtension = (pathname: string): string =>
  valueByExtension(TYPES, pathname) ?? 'application/octet-stream';

/**
 * Returns whether a list of types such as `image/jpeg`, `image/*` or `*` + `/*` allows a content type.
 * Ignores upper case and parameters such as `charset=utf-8`; an empty list allows nothing.
 */
export function isAllowed(contentType: string, allowed: string[]): boolean {
  const type = withoutParameters(contentType);
  const family = `${type.split('/')[0]}/*`;
  return allowed
    .map(withoutParameters)
    .some((pattern) => pattern === type || pattern === family || pattern === '*/*');
}

const withoutParameters = (contentType: string): string =>
  (contentType.split(';')[0] ?? '').trim().toLowerCase();

/** Types that browsers display; all others, and types that can contain script, are downloaded. */
const INLINE = /^(?:image\/(?!svg)|application\/pdf$|text\/plain$)/;

/**
 * Returns the Content-Disposition of a stored file, with its name but without the folders.
 * @example dispositionOf('news/tea.jpg', 'image/jpeg') // inline; filename="tea.jpg"
 */
export function dispositionOf(pathname: string, contentType: string): string {
  const name = pathname.split('/').at(-1) ?? pathname;
  const disposition = INLINE.test(withoutParameters(contentType)) ? 'inline' : 'attachment';
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, escape);
  return `${disposition}; filename="${ascii}"${ascii === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}
