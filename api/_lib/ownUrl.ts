import { isOwnPathname } from './pathnames.js';
import { badRequest } from './refusal.js';

const MAX_LENGTH = 4096;

/**
 * The address of one file of our own store, in our own folders.
 *
 * It must be written exactly as the store writes it, because it is compared with what the database
 * holds: another spelling of the same address would pass by that comparison.
 *
 * @throws Refusal 400 for everything else.
 */
export function ownUrl(values: string[], storeHost: string): string {
  const [value, ...more] = values;
  if (value === undefined || more.length > 0 || value.length > MAX_LENGTH) throw notOurs();
  if (!URL.canParse(value)) throw notOurs();
  const url = new URL(value);
  const plain = url.href === value && url.href === `https://${storeHost}${url.pathname}`;
  if (!plain || !isOwnPathname(decoded(url.pathname.slice(1)))) throw notOurs();
  return value;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw notOurs();
  }
}

const notOurs = () => badRequest('This is not the address of one of our files.');
