/**
 * The Markdown of an article refers to its own images: `![](image:k3f9x02m1q)`. The key is a hash
 * of the stored file's path (decision 0037).
 */

const SCHEME = 'image:';

/** Matches a reference in Markdown, with the key of the image as its first group. */
const REFERENCE = /!\[[^\]\n]*\]\(image:([a-z0-9-]{1,40})\)/g;

/** Matches a line that is nothing but a reference. */
export const REFERENCE_LINE = /^!\[[^\]\n]*\]\(image:([a-z0-9-]{1,40})\)[ \t]*$/;

/** Hashes to 53 bits (cyrb53), because the eight images of an article must have different keys. */
function hash(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/**
 * Returns the key of a stored image: a hash in base 36 of the path of its URL, so that a copy of
 * the store under another host has the same key.
 */
export const imageKey = (url: string): string =>
  hash(url.replace(/^https?:\/\/[^/]*/i, '')).toString(36);

/** Returns the Markdown that shows an image between two paragraphs. */
export const imageMarkdown = (key: string): string => `![](${SCHEME}${key})`;

/** Returns the key in the URL of an image of Markdown; null for any other URL. */
export const imageKeyIn = (url: string): string | null =>
  url.startsWith(SCHEME) ? url.slice(SCHEME.length) : null;

/** Returns the keys in a Markdown text, in their order; repeated for an image shown twice. */
export const imageKeysIn = (markdown: string): string[] =>
  [...markdown.matchAll(REFERENCE)].map(([, key = '']) => key);

/** Replaces each reference of a Markdown text by the result of `replace`. */
export const replaceImages = (markdown: string, replace: (key: string) => string): string =>
  markdown.replace(REFERENCE, (_, key: string) => replace(key));

/** Returns those URLs of an article's images that its Markdown does not show. */
export function imagesBesideText(urls: string[], markdown: string): string[] {
  const shown = new Set(imageKeysIn(markdown));
  return urls.filter((url) => !shown.has(imageKey(url)));
}
