import { parseDate } from '../../lib/dates/moscowTime';
import type { Database } from '../../lib/http/database.types';
import type { Result } from '../../lib/http/result';
import { assertUuid, withStaffSession } from '../withStaffSession';

type AuditRow = Database['public']['Tables']['audit']['Row'];

const COLUMNS = 'id, at, who, kind, action, item, title, changes';

/** An entry of the audit log (decision 0020). */
export interface AuditEntry {
  id: number;
  at: Date;
  /** E-mail address or phone number; null for a change made in the database itself. */
  who: string | null;
  kind: AuditRow['kind'];
  /** `keep`: a file that could not be deleted, so that it is still stored. */
  action: AuditRow['action'];
  /** Id of the article, notice or account; null for a file. */
  item: string | null;
  /** Title at that time; the URL of a file. */
  title: string;
  /** The old and the new value of each column; of long texts only the lengths. */
  changes: AuditRow['changes'];
}

/** A change, and whether its article or notice still exists. */
export interface LastChange extends AuditEntry {
  editable: boolean;
}

/** The latest changes of all items, newest first, at most `limit`. Fails as `changesFetch`. */
export const lastChanges = (limit: number, signal?: AbortSignal): Promise<Result<LastChange[]>> =>
  withStaffSession('changesFetch', async (db) => {
    const newest = db
      .from('audit')
      .select(COLUMNS)
      .order('at', { ascending: false })
      .order('id', { ascending: false })
      .limit(limit);
    const request = signal ? newest.abortSignal(signal) : newest;
    const changes = (await request.retry(false).throwOnError()).data.map(toChange);
    const idsOf = (kind: AuditEntry['kind']) =>
      changes.flatMap((change) => (change.kind === kind && change.item ? [change.item] : []));
    const existing = async (kind: 'news' | 'notices') => {
      const ids = [...new Set(idsOf(kind))];
      if (ids.length === 0) return [];
      const { data } = await db.from(kind).select('id').in('id', ids).retry(false).throwOnError();
      return data.map(({ id }) => id);
    };
    const ids = new Set((await Promise.all([existing('news'), existing('notices')])).flat());
    return changes.map((change) => ({
      ...change,
      editable: change.item !== null && ids.has(change.item),
    }));
  });

const HISTORY_LIMIT = 100;

/** The latest 100 changes of an article or notice, newest first. Fails as `changesFetch`. */
export const changesOf = (item: string, signal?: AbortSignal): Promise<Result<AuditEntry[]>> =>
  withStaffSession('changesFetch', async (db) => {
    const query = db
      .from('audit')
      .select(COLUMNS)
      .eq('item', assertUuid(item))
      .order('id', { ascending: false })
      .limit(HISTORY_LIMIT);
    const request = signal ? query.abortSignal(signal) : query;
    return (await request.retry(false).throwOnError()).data.map(toChange);
  });

/**
 * Who saved an article or notice last.
 * @returns an e-mail address or phone number; null for a change made in the database itself. Fails as `sessionCheck`
 */
export const lastEditor = (item: string): Promise<Result<string | null>> =>
  withStaffSession('sessionCheck', async (db) => {
    const query = db.from('audit').select('who').eq('item', assertUuid(item));
    const newest = query.order('id', { ascending: false }).limit(1);
    const { data } = await newest.retry(false).throwOnError();
    return data[0]?.who ?? null;
  });

const toChange = ({ at, ...row }: Omit<AuditRow, 'actor'>): AuditEntry => ({
  ...row,
  at: parseDate(at),
});
