import type { Result } from '../../../lib/http/result';
import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { throwIfExists } from '../items/statements';
import { assertUuid, singleRow, withStaffSession } from '../withStaffSession';
import { create, type EditableNotice, get, type NoticeStatus } from './noticesAdmin';
import { STATE_COLUMNS, type StateOfNotice, toState } from './noticesAdminRows';

export type { StateOfNotice } from './noticesAdminRows';

/**
 * Publishes a notice for its period, which can begin in the future, or makes it a draft again. Fails with `notFound` where it
 * has been deleted in the meantime, and the codes of {@link withStaffSession}.
 */
export const setStatus = (id: string, status: NoticeStatus): Promise<Result<StateOfNotice>> =>
  change(id, { status });

/**
 * From the current time of the database on, whatever start it had. Fails as {@link setStatus} does, in addition with
 * `endBeforeStart` where its end has passed.
 */
export const publishNow = (id: string): Promise<Result<StateOfNotice>> =>
  change(id, { status: 'published', starts_at: 'now' });

const change = (
  id: string,
  values: { status: NoticeStatus; starts_at?: string },
): Promise<Result<StateOfNotice>> =>
  withStaffSession('noticeUpdate', async (db) => {
    const query = db.from('notices').update(values).eq('id', assertUuid(id));
    return toState(singleRow((await query.select(STATE_COLUMNS).throwOnError()).data));
  });

export interface EndedNotice extends StateOfNotice {
  /** Null for an open end. */
  previousEnd: Date | null;
}

/** By the time of the database. Fails with `endBeforeStart` where the notice has not begun, and as {@link setStatus} does. */
export const endNow = (id: string): Promise<Result<EndedNotice>> =>
  withStaffSession('noticeUpdate', async (db) => {
    const notices = () => db.from('notices');
    const before = await notices().select(STATE_COLUMNS).eq('id', assertUuid(id)).throwOnError();
    const { endsAt } = toState(singleRow(before.data));
    // PostgreSQL reads `now` as its own time, because the browser's clock may be wrong.
    const ended = notices().update({ ends_at: 'now' }).eq('id', id).select(STATE_COLUMNS);
    return { ...toState(singleRow((await ended.throwOnError()).data)), previousEnd: endsAt };
  });

/**
 * Undoes {@link endNow}. Fails with `conflict` where the notice has been saved since, `endPast` where the previous end has
 * passed, and as {@link setStatus} does.
 */
export const undoEnd = ({
  id,
  revision,
  previousEnd,
}: EndedNotice): Promise<Result<StateOfNotice>> =>
  withStaffSession('noticeUpdate', async (db) => {
    const { data } = await db
      .from('notices')
      .update({ ends_at: previousEnd?.toISOString() ?? null })
      .eq('id', id)
      .eq('revision', revision)
      .select(STATE_COLUMNS)
      .throwOnError();
    if (data.length === 0) {
      const stored = db.from('notices').select('id').eq('id', id);
      await throwIfExists(stored.retry(false).throwOnError());
    }
    return toState(singleRow(data));
  });

/**
 * Creates a draft with the texts, link and file of a notice in both languages and with its pin. The copy has
 * a new period: from its publication, without end. Both notices reference the same stored files, which
 * api/blob.ts does not delete while one of them does (design 8).
 * @param retitle returns the title of the copy in a language
 * @returns the copy as stored. Fails as `get` and `create` of noticesAdmin do
 */
export async function duplicate(
  id: string,
  retitle: (title: string, language: Language) => string,
): Promise<Result<EditableNotice>> {
  const original = await get(id);
  if (!original.success) return original;
  const { title, description, type, link, fileUrl, pinned, language, translation } = original.data;
  return create({
    title: retitle(title, language),
    description,
    type,
    link,
    fileUrl,
    pinned,
    language,
    translation: translation && {
      ...translation,
      title: retitle(translation.title, otherLanguage(language)),
    },
    status: 'draft',
  });
}
