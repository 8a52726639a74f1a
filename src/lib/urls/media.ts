/** A public file of a Blob store, the local one included. */
const STORED = /^https:\/\/[a-z0-9]+\.public\.blob\.vercel-storage\.com\/(?=[^/])/i;

/**
 * The address to show a picture or document by. Stored files come from our own origin, under
 * /media/ (a rewrite of api/_vercel); every other address, and what is empty, stays as it is.
 */
export const mediaUrl = (url: string): string => url.replace(STORED, '/media/');

/** The last part of a stored file's address, without the letters that make it unique. */
export const nameOfUrl = (url: string): string => {
  const last = url.slice(url.lastIndexOf('/') + 1).replace(/-[A-Za-z0-9]{30}(?=\.[^.]+$)/, '');
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};
