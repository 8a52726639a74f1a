import type { Result } from '../../lib/http/result';
import { type Language, otherLanguage } from '../../lib/i18n/languages';
import { assertUuid, singleRow, withStaffSession } from '../withStaffSession';
import { create, type EditableNews, get, type NewsStatus } from './newsAdmin';
import { STATE_COLUMNS, type StateOfNews, toState } from './newsAdminRows';

export type { StateOfNews } from './newsAdminRows';

/**
 * Publishes an article or makes it a draft again. Publishing sets the date to the current time (R4.3).
 * @returns the new state of the article. Fails with the text of R8.4, `notFound` where it has been
 *   deleted in the meantime, and the codes of {@link withStaffSession}
 */
export const setStatus = (id: string, status: NewsStatus): Promise<Result<StateOfNews>> =>
  withStaffSession('newsUpdate', async (db) => {
    const query = db.from('news').update({ status }).eq('id', assertUuid(id)).select(STATE_COLUMNS);
    return toState(singleRow((await query.throwOnError()).data));
  });

/**
 * Creates a draft with the texts in both languages and the images of an article. Both articles reference the
 * same stored files, which api/blob.ts does not delete while one of them does (design 8).
 * @param retitle returns the title of the copy in a language; the database derives its slug from that of the
 *   original
 * @returns the copy as stored. Fails as `get` and `create` of newsAdmin do
 */
export async function duplicate(
  id: string,
  retitle: (title: string, language: Language) => string,
): Promise<Result<EditableNews>> {
  const original = await get(id);
  if (!original.success) return original;
  const { title, content, language, translation, imageTexts } = original.data;
  const { categoryId, categoryText, youtubeUrl, featuredImageUrl, additionalImages } =
    original.data;
  return create({
    title: retitle(title, language),
    content,
    language,
    translation: translation && {
      ...translation,
      title: retitle(translation.title, otherLanguage(language)),
    },
    status: 'draft',
    categoryId,
    category: categoryText,
    featuredImageUrl,
    additionalImages,
    imageTexts,
    youtubeUrl,
  });
}
