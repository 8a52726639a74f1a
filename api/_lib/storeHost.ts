/**
 * The host of a Blob store's public files.
 * @param token its read-write token, vercel_blob_rw_<store id>_<secret>
 * @returns the id in small letters as the first label, or undefined where the token is malformed
 */
export const storeHostOf = (token: string): string | undefined => {
  const id = /^vercel_blob_rw_([0-9A-Za-z]+)_\w+$/.exec(token)?.[1];
  return id && `${id.toLowerCase()}.public.blob.vercel-storage.com`;
};
