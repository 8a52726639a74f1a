import { parseDate } from '../../lib/dates/moscowTime';
import { AppError, errorFields } from '../../lib/http/errorCodes';
import type { Result } from '../../lib/http/result';
import { withoutInvisible } from '../../lib/text/invisible';
import { HISTORY_LIMIT, type HistoryLine, LINE_COLUMNS, toLine } from './history/history';
import { dataOf, withStaffSession } from './withStaffSession';

export interface StoredFact {
  id: string;
  key: string;
  /** Value that `checkFact` has yet to check; null for the built-in one. */
  value: unknown;
  /** A draft is what a writer proposes: it waits for an admin. */
  status: 'draft' | 'published';
  /** Reason with which an admin has sent a proposal back. */
  note?: string | undefined;
  /** Built-in text that a changed text replaced, because a release may change it. */
  was?: unknown;
  /** The account that wrote the value; null for a deleted one, and for a change in the database itself. */
  authorId: string | null;
  updatedAt: Date;
  revision: number;
}

/** Fetches the values in force and the proposals, sorted by key. Fails with the codes of {@link withStaffSession}. */
export const listFacts = (signal?: AbortSignal): Promise<Result<StoredFact[]>> =>
  withStaffSession('factsFetch', async (db) => {
    const query = db
      .from('facts')
      .select('id, key, value, status, authorId:author_id, updated_at, revision')
      .order('key')
      .order('status');
    return (await dataOf(query, signal)).map(({ value, updated_at, ...row }) => ({
      ...row,
      value: value?.is ?? null,
      note: value?.note,
      was: value?.was,
      updatedAt: parseDate(updated_at),
    }));
  });

interface FactChange extends Pick<StoredFact, 'key' | 'status' | 'value' | 'note' | 'was'> {
  /** The revision of the row of this key and status on which the change is based; null if there was none. */
  base: number | null;
}

/**
 * Puts values in force (`published`, admins alone; a proposal for the key is then deleted), proposes them to an admin (`draft`), or
 * sends proposals back to their author with a `note`: all of them or none.
 * @param changes the value null takes a fact back: what is built in, no closed day, or the open question
 * @returns fails with `conflict` if a colleague has saved or withdrawn one in the meantime, `rejected` for a value that is too long
 * or has control characters, `notAllowed` for a writer who publishes
 */
export const saveFacts = (changes: FactChange[]): Promise<Result<void>> =>
  withStaffSession('factsSave', async (db) => {
    const rows = changes.map(({ key, status, value: is, note, was, base }) => {
      const value = is === null && !note ? null : withoutInvisible({ is, note, was });
      return { key, status, value, base };
    });
    await dataOf(db.rpc('save_facts', { changes: rows })).catch((cause) => {
      throw errorFields(cause).message.includes('facts_key_once')
        ? new AppError('conflict')
        : cause;
    });
  });

/** Deletes the draft row of a fact, of any author. Succeeds if no row matches, because another session may have deleted them. */
export const withdrawProposal = (key: string): Promise<Result<void>> =>
  withStaffSession('factsSave', async (db) => {
    await db.from('facts').delete().eq('key', key).eq('status', 'draft').throwOnError();
  });

/** Fetches the latest 100 changes of a fact, newest first. Fails with the codes of {@link withStaffSession}. */
export const factHistory = (key: string, signal?: AbortSignal): Promise<Result<HistoryLine[]>> =>
  withStaffSession('changesFetch', async (db) => {
    const lines = db
      .from('history')
      .select(LINE_COLUMNS)
      .eq('kind', 'facts')
      .eq('title', key)
      .order('id', { ascending: false })
      .limit(HISTORY_LIMIT);
    return (await dataOf(lines, signal)).map(toLine);
  });
