import { remove } from '../../../services/files/files';

/**
 * Deletes files of the Blob store in parallel (R7.18). Never rejects.
 * @param urls store URLs, from `storeUrls`; empty sends no request
 * @returns the URLs that could not be deleted (orphaned files); empty on success. A file that an article, a
 *   notice, an item of the bin, a version or a working copy still names does not count: api/blob.ts looks it up in the database and
 *   rejects with `inUse`, also after a save whose response was lost
 */
export async function removeStored(urls: string[]): Promise<string[]> {
  const results = await Promise.all(urls.map(async (url) => ({ url, result: await remove(url) })));
  return results
    .filter(({ result }) => !result.success && result.problem !== 'inUse')
    .map(({ url }) => url);
}
