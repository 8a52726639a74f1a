import { DOCUMENT_TYPES, IMAGE_TYPES, valueByExtension } from '../../src/lib/files/fileTypes.ts';

/**
 * Returns the content type for the extension of a pathname; `application/octet-stream` for one that the site does not use. The
 * real store knows many more.
 */
export const typeByExtension = (pathname: string): string =>
  valueByExtension({ ...IMAGE_TYPES, ...DOCUMENT_TYPES }, pathname) ?? 'application/octet-stream';

/** Types that browsers display; all others, and types that can contain script, are downloaded. */
const INLINE = /^(?:image\/(?!svg)|application\/pdf$)/;

/**
 * Returns the Content-Disposition of a stored file, with its name but without the folders.
 * @example dispositionOf('news/tea.jpg', 'image/jpeg') // inline; filename="tea.jpg"
 */
export function dispositionOf(pathname: string, contentType: string): string {
  const name = pathname.split('/').at(-1) ?? pathname;
  const disposition = INLINE.test(contentType) ? 'inline' : 'attachment';
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, escape);
  return `${disposition}; filename="${ascii}"${ascii === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}
