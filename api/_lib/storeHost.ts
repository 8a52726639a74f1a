/**
 * Returns the host of a store's public files, `<store id>.public.blob.vercel-storage.com` in lower
 * case; undefined for a malformed token.
 * @param token the read-write token of the store, `vercel_blob_rw_<store id>_<secret>`
 */
export const publicStoreHost = (token: string): string | undefined => {
  const id = /^vercel_blob_rw_([0-9A-Za-z]+)_\w+$/.exec(token)?.[1];
  return id && `${id.toLowerCase()}.public.blob.vercel-storage.com`;
};
