import { parseDate } from '../lib/dates';
import type { Result } from '../lib/result';
import { staffCall } from './staffCall';

/** An article or a notice that was written or changed lately. */
export interface Change {
  kind: 'news' | 'notices';
  id: string;
  title: string;
  /** E-mail address or phone number; null where nobody was signed in. */
  who: string | null;
  at: Date;
}

/** What was changed last, newest first, articles and notices together. */
export const lastChanges = (limit: number, signal?: AbortSignal): Promise<Result<Change[]>> =>
  staffCall('changesFetch', async (db) => {
    const newest = db
      .from('last_edits')
      .select('item, editor, edited_at')
      .order('edited_at', { ascending: false })
      .order('item')
      .limit(limit);
    const asked = signal ? newest.abortSignal(signal) : newest;
    const { data: edits } = await asked.retry(false).throwOnError();
    if (edits.length === 0) return [];
    const ids = edits.map(({ item }) => item);
    const titled = async (kind: Change['kind']) => {
      const query = db.from(kind).select('id, title').in('id', ids);
      const { data } = await query.retry(false).throwOnError();
      return data.map(({ id, title }) => [id, { kind, id, title }] as const);
    };
    const items = new Map((await Promise.all([titled('news'), titled('notices')])).flat());
    return edits.flatMap(({ item, editor, edited_at }) => {
      const found = items.get(item);
      // Deleted between the two questions.
      return found ? [{ ...found, who: editor, at: parseDate(edited_at) }] : [];
    });
  });
