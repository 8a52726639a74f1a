import { isOwnPathname } from './pathnames.js';
import { badRequest } from './refusal.js';

const MAX_LENGTH = 4096;

/** The address of one file of our own store. */
export interface OwnUrl {
  url: string;
  /** Every way in which this address may be written, `url` included. */
  spellings: string[];
}

/**
 * The address of one file of our own store, in our own folders.
 *
 * It must be written as a program writes it, because it is compared with what the database holds:
 * with a letter escaped that needs no escaping it would be the same file under a name that no row
 * uses. Signs such as a comma may be escaped or not; whoever compares takes all the spellings.
 *
 * @throws Refusal 400 for everything else.
 */
export function ownUrl(values: string[], storeHost: string): OwnUrl {
  const [url, ...more] = values;
  const store = `https://${storeHost}/`;
  if (url === undefined || more.length > 0 || url.length > MAX_LENGTH) throw notOurs();
  // What a parser of addresses would change has a step in it such as `/./`.
  if (!url.startsWith(store) || new URL(url).href !== url) throw notOurs();
  const pathname = decoded(url.slice(store.length));
  if (!isOwnPathname(pathname)) throw notOurs();
  const spellings = spellingsOf(pathname).map((path) => store + path);
  if (!spellings.includes(url)) throw notOurs();
  return { url, spellings };
}

/** Escaped as a part of an address, as a whole address, and as browsers do. */
const spellingsOf = (pathname: string): string[] => [
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
    throw notOurs();
  }
}

const notOurs = () => badRequest('This is not the address of one of our files.');
