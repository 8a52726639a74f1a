import { savePlan } from '../../features/uploads/savePlan';
import { removeStored } from '../../features/uploads/saveWithFiles';
import { type Result, succeed } from '../../lib/result';
import * as news from '../../services/newsAdmin';
import * as notices from '../../services/noticesAdmin';
import { newsUrls, noticeUrls } from './storedFiles';

/** What became of the files: there were none of ours, all are gone, or some are left. */
export type Removal = 'noFiles' | 'allFiles' | 'someLeft';

interface Source<Item> {
  get: (id: string) => Promise<Result<Item>>;
  remove: (id: string) => Promise<Result<null>>;
  urls: (item: Item) => string[];
}

/** Deletes a row, then the files that it alone used (spec 8, Deleting an article). */
const remover =
  <Item>({ get, remove, urls }: Source<Item>) =>
  async (id: string): Promise<Result<Removal>> => {
    const stored = await get(id);
    if (!stored.success) return stored;
    const result = await remove(id);
    if (!result.success) return result;
    const { unused } = savePlan(urls(stored.data), []);
    if (unused.length === 0) return succeed('noFiles');
    return succeed((await removeStored(unused)).length > 0 ? 'someLeft' : 'allFiles');
  };

export const removeArticle = remover({ get: news.get, remove: news.remove, urls: newsUrls });
export const removeNotice = remover({
  get: notices.get,
  remove: notices.remove,
  urls: noticeUrls,
});
