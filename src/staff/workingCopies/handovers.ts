import { parseDate } from '../../lib/dates/moscowTime';
import type { Database } from '../../lib/http/database.types';
import { type Result, unwrap } from '../../lib/http/result';
import { storedItems } from '../data/items/items';
import { assertUuid, dataOf, singleRow, withStaffSession } from '../data/withStaffSession';
import { type AnyItem, withoutInvisible } from '../kinds/field';
import { deleteCopy, type WorkingCopy } from './workingCopies';

type HandoverRow = Database['public']['Tables']['handovers']['Row'];

/** What somebody has handed over to the admins (decision 0046). */
export interface Handover {
  id: string;
  kind: HandoverRow['item_type'];
  itemId: string;
  authorId: string;
  /** Name or address of the account; null if it has neither. */
  authorName: string | null;
  at: Date;
  /** `returned`: to be changed and handed over again; `declined`, `published`: until its author has read so. */
  state: HandoverRow['state'];
  note: string | null;
  reviewerName: string | null;
  /** Titles and language of the item, as stored. */
  item: AnyItem;
}

/** Maximum number of characters of a note, as the constraint `handovers_note_text` has it. */
export const MAX_NOTE = 1000;

/**
 * Fetches the handovers in every state, the oldest first. Row-level security returns all of them to an admin, to a writer their
 * own. Leaves out those whose item is in the bin, because their row has no title.
 */
export const handovers = (signal?: AbortSignal): Promise<Result<Handover[]>> =>
  withStaffSession('handoversFetch', async (db) => {
    const query = db.from('handovers').select('*').order('handed_over_at');
    const rows = await dataOf(query, signal);
    const ids = rows.map(({ item_type, item_id }) => ({ kind: item_type, id: item_id }));
    const items = await storedItems(db, ids, () => 'id, title, translated_title, language');
    return rows.flatMap((row): Handover[] => {
      const item = items.find(({ id }) => id === row.item_id);
      return item ? [toHandover(row, item)] : [];
    });
  });

/**
 * Hands over a draft, or the signed-in person's working copy of an item, which the server must have; replaces an earlier one.
 * Fails with `notFound` if the item is in the bin, with `notAllowed` if the item is not a draft and the server has no
 * working copy of the person.
 */
export const handOver = (kind: Handover['kind'], itemId: string): Promise<Result<null>> =>
  withStaffSession('handoverSave', async (db) => {
    const row = { item_type: kind, item_id: assertUuid(itemId) };
    singleRow((await db.from(kind).select('id').eq('id', itemId).throwOnError()).data);
    await db.from('handovers').insert(row).throwOnError();
    return null;
  });

/** Deletes a handover of the signed-in person, if it is still there; the text stays. */
export const takeBack = ({ id }: Pick<Handover, 'id'>): Promise<Result<null>> =>
  withStaffSession('handoverSave', async (db) => {
    await db.from('handovers').delete().eq('id', id).throwOnError();
    return null;
  });

/**
 * Answers a handover as an admin: returns it to its author, or declines it and deletes the working copy unless that has been
 * changed since. Fails with `notFound` if it was taken back.
 * @param copy that the admin has read; none for a draft
 */
export const review = (
  { id, kind, itemId }: Handover,
  decision: { state: 'returned' | 'declined'; note: string },
  copy?: WorkingCopy,
): Promise<Result<null>> =>
  withStaffSession('handoverSave', async (db) => {
    const note = withoutInvisible(decision.note).trim() || null;
    const update = db.from('handovers').update({ state: decision.state, note }).eq('id', id);
    singleRow((await update.select('id').throwOnError()).data);
    if (copy && decision.state === 'declined') {
      unwrap(await deleteCopy({ itemType: kind, itemId }, copy.revision, copy.authorId));
    }
    return null;
  });

const toHandover = (row: HandoverRow, item: AnyItem): Handover => ({
  id: row.id,
  kind: row.item_type,
  itemId: row.item_id,
  authorId: row.author_id,
  authorName: row.author_name,
  at: parseDate(row.handed_over_at),
  state: row.state,
  note: row.note,
  reviewerName: row.reviewer_name,
  item,
});
