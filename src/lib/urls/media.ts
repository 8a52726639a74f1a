/** What the URL of every public file of a Blob store begins with, the local store included. */
export const STORE_URL = /https:\/\/[a-z0-9]+\.public\.blob\.vercel-storage\.com\//i;

const STORED = new RegExp(`^${STORE_URL.source}(?=[^/])`, 'i');

/**
 * The URL that shows a picture or document. Stored files come from the site's own origin, under
 * /media/ (a rewrite of api/_vercel); every other URL, and an empty one, stays as it is.
 */
export const mediaUrl = (url: string): string => url.replace(STORED, '/media/');

/** The last part of a stored file's URL, without its random suffix. */
export const nameOfUrl = (url: string): string => {
  const last = url.slice(url.lastIndexOf('/') + 1).replace(/-[A-Za-z0-9]{30}(?=\.[^.]+$)/, '');
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};
