import { remove } from '../../data/files/files';

/**
 * Deletes files of the Blob store in parallel (R7.18). Never rejects.
 * @param urls store URLs, from `storeUrls`
 * @returns orphaned files: the URLs that could not be deleted. A file that an item, the bin, a
 *   version or a working copy still names does not count: api/blob.ts rejects it with `inUse`, also
 *   after a save whose response was lost
 */
export async function removeStored(urls: string[]): Promise<string[]> {
  const results = await Promise.all(urls.map(async (url) => ({ url, result: await remove(url) })));
  return results
    .filter(({ result }) => !result.success && result.problem !== 'inUse')
    .map(({ url }) => url);
}
