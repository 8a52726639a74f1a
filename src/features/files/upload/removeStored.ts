import { remove } from '../../../services/files/files';

/**
 * Deletes stored files. Never rejects.
 * @returns the URLs of the orphaned files, which could not be deleted. Files that an article or a notice
 *   still uses do not count: api/blob.ts looks them up in the database and rejects with `inUse`, also
 *   after a save whose response was lost
 */
export async function removeStored(urls: string[]): Promise<string[]> {
  const results = await Promise.all(urls.map(async (url) => ({ url, result: await remove(url) })));
  return results
    .filter(({ result }) => !result.success && result.problem !== 'inUse')
    .map(({ url }) => url);
}
