import { parseDate } from '../../../lib/dates/moscowTime';
import type { Database } from '../../../lib/http/database.types';
import type { Result } from '../../../lib/http/result';
import { withoutInvisible } from '../../../lib/text/invisible';
import { assertUuid, dataOf, withStaffSession } from '../withStaffSession';

type Row = Database['public']['Tables']['comments']['Row'];

export interface Comment
  extends Pick<Row, 'id' | 'kind' | 'field' | 'text' | 'answers' | 'settled'> {
  itemId: string;
  authorId: string;
  createdAt: Date;
}

/** Maximum number of comments that are fetched; the Embassy writes some tens a year. */
const LATEST = 500;

/** Fetches the latest 500 comments on all items, the oldest first. */
export const latestComments = (signal?: AbortSignal): Promise<Result<Comment[]>> =>
  withStaffSession('commentsFetch', async (db) => {
    const newest = db.from('comments').select('*').order('created_at', { ascending: false });
    const rows = await dataOf(newest.limit(LATEST), signal);
    return rows.reverse().map(({ item_id, author_id, created_at, ...row }) => ({
      ...row,
      itemId: item_id,
      authorId: author_id,
      createdAt: parseDate(created_at),
    }));
  });

/** Adds a comment beside a text of an item that has been saved. Fails with `rejected` for one that is empty or too long. */
export const addComment = (
  { kind, itemId, field, answers }: Pick<Comment, 'kind' | 'itemId' | 'field' | 'answers'>,
  text: string,
): Promise<Result<null>> =>
  withStaffSession('commentSave', async (db) => {
    const row = { kind, item_id: assertUuid(itemId), field, answers };
    await dataOf(db.from('comments').insert({ ...row, text: withoutInvisible(text).trim() }));
    return null;
  });

/** Says that nothing is left to do after a comment, or that something is; admins and its author may. */
export const settleComment = (id: string, settled: boolean): Promise<Result<null>> =>
  withStaffSession('commentSave', async (db) => {
    await db.from('comments').update({ settled }).eq('id', id).throwOnError();
    return null;
  });
