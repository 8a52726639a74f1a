import type { Result } from '../../lib/http/result';
import { assertUuid, singleRow, withStaffSession } from '../withStaffSession';
import { create, type EditableNews, get, type NewsStatus } from './newsAdmin';
import { STATE_COLUMNS, type StateOfNews, toState } from './newsAdminRows';

export type { StateOfNews } from './newsAdminRows';

/**
 * Publishes an article, or makes it a draft again, and gives what it is now. A draft is published
 * now, whatever date it had (spec 4). `notFound`: somebody has deleted it meanwhile.
 */
export const setStatus = (id: string, status: NewsStatus): Promise<Result<StateOfNews>> =>
  withStaffSession('newsUpdate', async (db) => {
    const query = db.from('news').update({ status }).eq('id', assertUuid(id)).select(STATE_COLUMNS);
    return toState(singleRow((await query.throwOnError()).data));
  });

/**
 * Makes a draft of the same text and pictures and gives it as stored. The pictures are the same
 * files: the function deletes none while an article uses it (DESIGN 8).
 * @param retitle gives the copy's title from the original's; the database makes its address of it
 */
export async function duplicate(
  id: string,
  retitle: (title: string) => string,
): Promise<Result<EditableNews>> {
  const original = await get(id);
  if (!original.success) return original;
  const { title, content, categoryId, categoryText, imageTexts, youtubeUrl } = original.data;
  const { featuredImageUrl, additionalImages } = original.data;
  return create({
    title: retitle(title),
    content,
    status: 'draft',
    categoryId,
    category: categoryText,
    featuredImageUrl,
    additionalImages,
    imageTexts,
    youtubeUrl,
  });
}
