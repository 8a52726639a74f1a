import { remove } from '../../../services/files/files';

/**
 * Deletes stored files.
 * @returns the URLs of those that could not be deleted. One that another article or notice still uses
 *   is meant to stay, so it does not count; nor does one of a row that was written although its
 *   response was lost, because the server asks the database first.
 */
export async function removeStored(urls: string[]): Promise<string[]> {
  const results = await Promise.all(urls.map(async (url) => ({ url, result: await remove(url) })));
  return results
    .filter(({ result }) => !result.success && result.problem !== 'inUse')
    .map(({ url }) => url);
}
