import { decodeEscapes } from './urls.ts';

/** Matches the origin of any public Blob store, the local one included. */
const STORE_URL = /https:\/\/[a-z0-9]+\.public\.blob\.vercel-storage\.com\//i;

const STORED = new RegExp(`^${STORE_URL.source}(?=[^/])`, 'i');

/**
 * Returns the path that Vercel rewrites to the store (decision 0001): `/media/news/tea.jpg` for
 * `https://<store>.public.blob.vercel-storage.com/news/tea.jpg`. Any other URL is unchanged.
 */
export const mediaUrl = (url: string): string => url.replace(STORED, '/media/');

/**
 * Returns whether a text is the https URL of a file in any public Blob store, the local one
 * included; not whether the file exists. The database has the same rule.
 */
export const isStoredFile = (url: string): boolean => STORED.test(url) && !/[\s"\\]/.test(url);

const IN_TEXT = new RegExp(`${STORE_URL.source}[^"\\\\\\s()<>\\]]+`, 'gi');

/** Returns the URLs of files in any Blob store in the texts of an item or a form, each once. */
export const filesIn = (columns: object): string[] => [
  ...new Set(JSON.stringify(columns).match(IN_TEXT)),
];

/**
 * Returns the file name of a URL, decoded and without Blob's suffix: `my tea.jpg` of
 * `my%20tea-<suffix>.jpg`.
 */
export const nameOfUrl = (url: string): string => {
  const last = url.slice(url.lastIndexOf('/') + 1);
  return decodeEscapes(last.replace(/-[A-Za-z0-9]{30}(?=\.[^.]+$)/, ''));
};
