import { parseDate } from '../../lib/dates/dates';
import { Refusal } from '../../lib/http/reasons';
import type { Result } from '../../lib/http/result';
import { assertUuid, singleRow, staffCall } from '../staffCall';

/** How long the bin keeps what was deleted; docs/decisions/0019-bin.md. */
export const BIN_DAYS = 30;

const DAY_MS = 86_400_000;

/** A deleted article or notice. */
export interface BinItem {
  id: string;
  kind: 'news' | 'notices';
  title: string;
  /** The urls of its files. */
  files: string[];
  /** E-mail address or phone number; null for what was done in the database itself. */
  deletedBy: string | null;
  deletedAt: Date;
  /** From when on it is deleted for good. */
  until: Date;
}

/** Everything in the bin, what was deleted last first. Text of a failure: binFetch. */
export const list = (signal?: AbortSignal): Promise<Result<BinItem[]>> =>
  staffCall('binFetch', async (db) => {
    const query = db
      .from('bin')
      .select('item, kind, title, files, deleted_by, deleted_at')
      .order('deleted_at', { ascending: false })
      .order('item');
    const asked = signal ? query.abortSignal(signal) : query;
    const { data } = await asked.retry(false).throwOnError();
    return data.map(({ item, kind, title, files, deleted_by, deleted_at }) => {
      const deletedAt = parseDate(deleted_at);
      return {
        id: item,
        kind,
        title,
        files,
        deletedBy: deleted_by,
        deletedAt,
        until: new Date(deletedAt.getTime() + BIN_DAYS * DAY_MS),
      };
    });
  });

/** What was brought back. */
export interface Restored {
  kind: 'news' | 'notices';
  title: string;
  /** The new address of an article whose old one was taken meanwhile. */
  newSlug: string | null;
}

/** Brings an item back as it was. `notFound`: it is not in the bin any more. Text: binRestore. */
export const restore = (id: string): Promise<Result<Restored>> =>
  staffCall('binRestore', async (db) => {
    const { data } = await db.rpc('restore_from_bin', { item: assertUuid(id) }).throwOnError();
    const { kind, title, slug, was } = singleRow(data);
    return { kind, title, newSlug: slug === was ? null : slug };
  });

/**
 * Deletes an item's row and versions for good; its files are the caller's to delete. `notFound`: it
 * is not in the bin any more. Text of a failure: newsDelete or noticeDelete.
 */
export const removeForGood = ({ id, kind }: Pick<BinItem, 'id' | 'kind'>): Promise<Result<null>> =>
  staffCall(kind === 'news' ? 'newsDelete' : 'noticeDelete', async (db) => {
    const query = db.from('bin').delete().eq('item', assertUuid(id)).select('item');
    const { data } = await query.throwOnError();
    if (data.length === 0) throw new Refusal('notFound');
    return null;
  });
