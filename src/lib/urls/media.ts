/** Matches the origin of any public Blob store, the local one included. */
export const STORE_URL = /https:\/\/[a-z0-9]+\.public\.blob\.vercel-storage\.com\//i;

const STORED = new RegExp(`^${STORE_URL.source}(?=[^/])`, 'i');

/**
 * The URL from which a page loads an image or document: `/media/…` of the site's origin for a stored
 * file, which Vercel rewrites to the store (decision 0001). Returns any other URL, and `''`, unchanged.
 */
export const mediaUrl = (url: string): string => url.replace(STORED, '/media/');

/**
 * The file name of a stored file's URL, decoded and without the suffix of 30 characters that Blob adds;
 * encoded where it cannot be decoded.
 */
export const nameOfUrl = (url: string): string => {
  const last = url.slice(url.lastIndexOf('/') + 1).replace(/-[A-Za-z0-9]{30}(?=\.[^.]+$)/, '');
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};
