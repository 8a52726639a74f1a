import fc from 'fast-check';
import { STORE_HOST } from '../store/files';

/** Generated input for the function. */

const PIECES = [
  ...`news/ notices/ other/ tea чай 🍵 .jpg .pdf .html . .. / // /./ \\ %2e %2F %6e %2c %00 ? # " ' , {} () [] *
  &url= @ :`.split(/\s+/),
  ...['\u0000', '\u202e', '\ud800', ' ', '\n', 'a'.repeat(300), STORE_HOST],
];

/** One to six fragments of pathnames and URLs, or arbitrary bytes, concatenated. */
export const generatedName = fc
  .array(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'binary' })),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((pieces) => pieces.join(''));

const host = STORE_HOST.slice('https://'.length);

/** URLs that lead to another host although they resemble those of the store. */
const FOREIGN_PREFIXES = [
  `https://${host}@evil.example/`,
  `https://x:y@${host}/`,
  `https://${host}.evil.example/`,
  `https://${host}:8443/`,
  `https://${host}./`,
  `https://${host}\\@evil.example/`,
  `http://${host}/`,
  `//${host}/`,
  'https://other.public.blob.vercel-storage.com/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'http://169.254.169.254/',
  'https://evil.example/?',
  'file:///',
  'javascript:',
  'data:text/html,',
];

const storeUrl = generatedName.map((name) => `${STORE_HOST}/news/${name}.jpg`);

/** A URL for the function to delete, in most cases of the store or similar to one. */
export const generatedUrl = fc.oneof(
  storeUrl,
  generatedName.map(
    (name) => `${STORE_HOST}/news/${encodeURIComponent(name.replace(/\p{Cs}/gu, ''))}.jpg`,
  ),
  fc.nat(50).map((n) => `${STORE_HOST}/notices/form-${n}.pdf`),
  fc
    .tuple(fc.constantFrom(...FOREIGN_PREFIXES), generatedName)
    .map(([start, name]) => start + name),
  generatedName,
  fc.webUrl(),
  fc.constant(`${STORE_HOST}/news/${'a'.repeat(10_000)}.jpg`),
);
