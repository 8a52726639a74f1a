import type { Result } from '../../../lib/http/result';
import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { assertUuid, singleRow, withStaffSession } from '../withStaffSession';
import { create, type EditableNews, get, type NewsStatus } from './newsAdmin';
import { STATE_COLUMNS, type StateOfNews, toState } from './newsAdminRows';

export type { StateOfNews } from './newsAdminRows';

/**
 * At the current time of the database (R4.3), whatever date it had. Fails with `notFound` where it has been deleted in the
 * meantime, and the codes of {@link withStaffSession}; the text is that of R8.4.
 */
export const publishNow = (id: string): Promise<Result<StateOfNews>> =>
  // PostgreSQL reads `now` as its own time, because the browser's clock may be wrong.
  change(id, { status: 'published', published_at: 'now' });

/** Publishes a draft at a date in the future (R4.4). Fails as {@link publishNow} does. */
export const schedule = (id: string, publishedAt: Date): Promise<Result<StateOfNews>> =>
  change(id, { status: 'published', published_at: publishedAt.toISOString() });

/** Publishes a draft at the current time (R4.3), or makes an article a draft again. Fails as {@link publishNow} does. */
export const setStatus = (id: string, status: NewsStatus): Promise<Result<StateOfNews>> =>
  change(id, { status });

const change = (
  id: string,
  values: { status: NewsStatus; published_at?: string },
): Promise<Result<StateOfNews>> =>
  withStaffSession('newsUpdate', async (db) => {
    const query = db.from('news').update(values).eq('id', assertUuid(id)).select(STATE_COLUMNS);
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
