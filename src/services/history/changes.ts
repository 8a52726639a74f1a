import { parseDate } from '../../lib/dates/dates';
import type { Database } from '../../lib/http/database.types';
import type { Result } from '../../lib/http/result';
import { assertUuid, staffCall } from '../staffCall';

type AuditRow = Database['public']['Tables']['audit']['Row'];

const COLUMNS = 'id, at, who, kind, action, item, title, changes';

/** An entry of the audit: who did what, and when. */
export interface Change {
  id: number;
  at: Date;
  /** E-mail address or phone number; null for what was done in the database itself. */
  who: string | null;
  kind: AuditRow['kind'];
  /** `keep`: a file that could not be deleted. */
  action: AuditRow['action'];
  /** Of an article, a notice or an account; a file has none. */
  item: string | null;
  /** What it was called then; the address of a file. */
  title: string;
  /** By column, before and after; of a long text its lengths. */
  changes: AuditRow['changes'];
}

/** An entry, and whether its article or notice is there to be edited. */
export interface LastChange extends Change {
  editable: boolean;
}

/** What was changed last, newest first. Text of a failure: changesFetch. */
export const lastChanges = (limit: number, signal?: AbortSignal): Promise<Result<LastChange[]>> =>
  staffCall('changesFetch', async (db) => {
    const newest = db
      .from('audit')
      .select(COLUMNS)
      .order('at', { ascending: false })
      .order('id', { ascending: false })
      .limit(limit);
    const asked = signal ? newest.abortSignal(signal) : newest;
    const changes = (await asked.retry(false).throwOnError()).data.map(toChange);
    const idsOf = (kind: Change['kind']) =>
      changes.flatMap((change) => (change.kind === kind && change.item ? [change.item] : []));
    const there = async (kind: 'news' | 'notices') => {
      const ids = [...new Set(idsOf(kind))];
      if (ids.length === 0) return [];
      const { data } = await db.from(kind).select('id').in('id', ids).retry(false).throwOnError();
      return data.map(({ id }) => id);
    };
    const ids = new Set((await Promise.all([there('news'), there('notices')])).flat());
    return changes.map((change) => ({
      ...change,
      editable: change.item !== null && ids.has(change.item),
    }));
  });

/** The newest entries of an article or a notice, at most this many. */
const LONGEST = 100;

/** What was done with an article or a notice, newest first. Text of a failure: changesFetch. */
export const changesOf = (item: string, signal?: AbortSignal): Promise<Result<Change[]>> =>
  staffCall('changesFetch', async (db) => {
    const query = db
      .from('audit')
      .select(COLUMNS)
      .eq('item', assertUuid(item))
      .order('id', { ascending: false })
      .limit(LONGEST);
    const asked = signal ? query.abortSignal(signal) : query;
    return (await asked.retry(false).throwOnError()).data.map(toChange);
  });

/**
 * Who saved an article or a notice last: an e-mail address or a phone number; null where nobody
 * was signed in. Text of a failure: sessionCheck.
 */
export const lastEditor = (item: string): Promise<Result<string | null>> =>
  staffCall('sessionCheck', async (db) => {
    const query = db.from('audit').select('who').eq('item', assertUuid(item));
    const newest = query.order('id', { ascending: false }).limit(1);
    const { data } = await newest.retry(false).throwOnError();
    return data[0]?.who ?? null;
  });

const toChange = ({ at, ...row }: Omit<AuditRow, 'actor'>): Change => ({
  ...row,
  at: parseDate(at),
});
