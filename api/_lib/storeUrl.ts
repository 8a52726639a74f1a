import { badRequest } from './httpError.js';
import { isOwnPathname } from './pathnames.js';

const MAX_LENGTH = 4096;

/** The URL of one file of the site's store. */
export interface StoreUrl {
  url: string;
  /** The URL in each encoding that programs write, this one included. */
  encodings: string[];
}

/**
 * Parses the URL of one file in the site's folders of the store.
 * Accepts only encodings that programs write, because the URL is compared with those in the database:
 * with a needlessly escaped letter it would name the same file, but match no row. Characters such as a
 * comma may be escaped or not, so callers have to compare every encoding.
 *
 * @param values all `url` parameters of the request
 * @throws HttpError 400 `bad_request` for any other URL, for none and for several
 */
export function parseStoreUrl(values: string[], storeHost: string): StoreUrl {
  const [url, ...more] = values;
  const store = `https://${storeHost}/`;
  if (url === undefined || more.length > 0 || url.length > MAX_LENGTH) throw foreignUrl();
  // URL parsing normalizes segments such as `/./`, so a changed URL had some.
  if (!url.startsWith(store) || new URL(url).href !== url) throw foreignUrl();
  const pathname = decoded(url.slice(store.length));
  // A folder has a marker file of its own name.
  if (!isOwnPathname(pathname) || pathname.endsWith('/')) throw foreignUrl();
  const encodings = encodingsOf(pathname).map((path) => store + path);
  if (!encodings.includes(url)) throw foreignUrl();
  return { url, encodings };
}

/** Returns the encodings of encodeURIComponent, encodeURI and the URL parser of browsers. */
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
