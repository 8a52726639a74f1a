import { badRequest } from './httpError.js';
import { isOwnPathname } from './pathnames.js';

const MAX_LENGTH = 4096;

/** The URL of one file of the site's store. */
export interface StoreUrl {
  url: string;
  /** All equivalent encodings of this URL, itself included. */
  encodings: string[];
}

/**
 * Parses the URL of one file of the site's store, in the site's folders.
 *
 * Only encodings that programs write are accepted, because the URL is compared with those of the
 * database: with a letter escaped that needs no escaping it would be the same file under a name that
 * no row uses. Characters such as a comma may be escaped or not, so compare all the encodings.
 *
 * @throws HttpError 400 for everything else.
 */
export function parseStoreUrl(values: string[], storeHost: string): StoreUrl {
  const [url, ...more] = values;
  const store = `https://${storeHost}/`;
  if (url === undefined || more.length > 0 || url.length > MAX_LENGTH) throw foreignUrl();
  // URL parsing changes paths with segments such as `/./`.
  if (!url.startsWith(store) || new URL(url).href !== url) throw foreignUrl();
  const pathname = decoded(url.slice(store.length));
  if (!isOwnPathname(pathname)) throw foreignUrl();
  const encodings = encodingsOf(pathname).map((path) => store + path);
  if (!encodings.includes(url)) throw foreignUrl();
  return { url, encodings };
}

/** As encodeURIComponent, encodeURI and browsers escape. */
const encodingsOf = (pathname: string): string[] => [
  ...new Set([
    pathname.split('/').map(encodeURIComponent).join('/'),
    encodeURI(pathname),
    new URL(pathname, 'https://store/').pathname.slice(1),
  ]),
];

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw foreignUrl();
  }
}

const foreignUrl = () => badRequest('This is not the address of one of our files.');
