import { parseDate, parseOptionalDate } from '../../lib/dates/moscowTime';
import type { Database } from '../../lib/http/database.types';
import { AppError } from '../../lib/http/errorCodes';
import { type Result, unwrap } from '../../lib/http/result';
import { withoutInvisible } from '../../lib/text/invisible';
import { stableText } from '../../lib/text/stableText';
import type { AnyItem, AnyValues, Kind } from '../kinds/kind';
import { rememberedUser } from './auth/rememberedSession';
import { isDuplicate, listedColumns, storedItems } from './items/items';
import { assertUuid, queryData, singleRow, withStaffSession } from './withStaffSession';

type Row = Database['public']['Tables']['drafts']['Row'];

/** What a form contains, and the revision of the item on which it is based. */
export interface Snapshot {
  values: AnyValues;
  /** `revision` of the item when the edit began; null for a new item. */
  baseRevision: number | null;
  /** The draft of a colleague that the form was filled with. */
  taken: TakenDraft | null;
}

export interface TakenDraft {
  id: string;
  revision: number;
}

/** What a form sends. Its values are empty if they equal the stored item or fact. */
export interface DraftContent extends Snapshot {
  kind: Row['kind'];
  /** The id of the item, under which the form will save a new item; the key of a fact. */
  itemId: string;
  /** Title of the item in the form, which may be empty; name of the fact. */
  title: string;
}

/** The item or fact of a draft. */
export type ItemRef = Pick<DraftContent, 'kind' | 'itemId'>;

export interface SavedDraft {
  savedAt: Date;
  /**
   * Increases with each save of the values, so that a second device of the same person does not
   * overwrite the first.
   */
  revision: number;
}

/** What somebody has typed and not published, with its review (decision 0036). */
export interface Draft extends DraftContent, SavedDraft {
  id: string;
  authorId: string;
  /** Name or address of the account; null if it has neither. */
  authorName: string | null;
  /**
   * `open`: nobody waits for it; `waiting`: handed over to the admins; `returned`: to be changed
   * and handed over again; `published`: until its author has read so.
   */
  state: Row['state'];
  handedOverAt: Date | null;
  note: string | null;
  reviewerName: string | null;
}

/** What lists show of a draft. */
export type DraftSummary = Omit<Draft, 'values' | 'taken'>;

/** Maximum number of characters of a title, as the constraint of the table has it. */
const MAX_TITLE = 500;

const SAVED_COLUMNS = 'saved_at, revision, state';
const LIST_COLUMNS =
  `id, kind, item_id, author_id, author_name, title, base_revision, handed_over_at, note, reviewer_name, ${SAVED_COLUMNS}` as const;

/** Returns whether a draft is by the account whose session this browser has stored. */
export const isOwn = ({ authorId }: Pick<Draft, 'authorId'>): boolean =>
  authorId === rememberedUser();

/**
 * Returns whether a draft has values. It has none if the form equals the stored item, if an item
 * was handed over as it is, and once the draft is published.
 */
export const hasValues = ({ values }: Pick<DraftContent, 'values'>): boolean =>
  Object.keys(values).length > 0;

/** Returns the id of an item, or the key of a fact; throws `notFound` if the id is not a UUID. */
const draftItemId = ({ kind, itemId }: ItemRef): string =>
  kind === 'facts' ? itemId : assertUuid(itemId);

/**
 * Fetches the drafts of an item or a fact, or without its id the drafts of a kind: all for an
 * admin, their own for a writer. Fails with `notFound` if the id of an item is not a UUID.
 */
export const fetchDrafts = ({
  kind,
  itemId,
}: Pick<ItemRef, 'kind'> & Partial<ItemRef>): Promise<Result<Draft[]>> =>
  withStaffSession('draftsFetch', async (db) => {
    const wanted = {
      kind,
      ...(itemId !== undefined && { item_id: draftItemId({ kind, itemId }) }),
    };
    const all = db.from('drafts').select(`form_values, taken, ${LIST_COLUMNS}`).match(wanted);
    return (await queryData(all)).map((row) => ({
      ...toDraftSummary(row),
      values: row.form_values,
      taken: isTakenDraft(row.taken) ? row.taken : null,
    }));
  });

/** Maximum number of drafts in a list, because the ids of their items have to fit into a URL. */
const MAX_LISTED = 100;

export interface ListedDraft extends DraftSummary {
  /** The item as listed; undefined for a fact, and if it was never saved or is in the bin. */
  item: AnyItem | undefined;
}

/** Fetches the latest 100 drafts that the person may read, newest first, with their items. */
export const latestDrafts = (signal?: AbortSignal): Promise<Result<ListedDraft[]>> =>
  withStaffSession('draftsFetch', async (db) => {
    const all = db.from('drafts').select(LIST_COLUMNS);
    const newest = all.order('saved_at', { ascending: false }).limit(MAX_LISTED);
    const rows = await queryData(newest, signal);
    const ids = rows.map(({ kind, item_id }) => ({ kind, id: item_id }));
    const items = await storedItems(db, ids, listedColumns);
    return rows.map((row) => ({
      ...toDraftSummary(row),
      item: items.find(({ id }) => id === row.item_id),
    }));
  });

/**
 * Saves what the signed-in person has typed. A save without values deletes the draft, unless the
 * draft has been handed over.
 * @param revision of the stored draft, which the save replaces; 0 inserts one
 * @returns the time and the new revision, 0 for a deleted draft. Fails with `conflict` if another
 *   device has saved or deleted the draft in the meantime; with `notFound` if the id of an item is
 *   no UUID; with `rejected` if the draft is too large, is one beyond 200 of the person, or waits
 *   and would lose its values, unless the item is unpublished
 */
export const saveDraft = (typed: DraftContent, revision: number): Promise<Result<SavedDraft>> =>
  withStaffSession('draftSave', async (db) => {
    const { kind, item_id, ...columns } = toDraftRow(typed);
    const toSaved = ({ saved_at, ...saved }: Pick<Row, 'saved_at' | 'revision' | 'state'>) => ({
      savedAt: parseDate(saved_at),
      revision: !hasValues(typed) && saved.state === 'open' ? 0 : saved.revision,
    });
    if (revision > 0) {
      const update = db.from('drafts').update(columns).eq('kind', kind).eq('item_id', item_id);
      const own = update.eq('author_id', rememberedUser() ?? '').eq('revision', revision);
      const [saved] = (await own.select(SAVED_COLUMNS).throwOnError()).data;
      if (saved) return toSaved(saved);
    } else {
      try {
        const insert = db.from('drafts').insert({ kind, item_id, ...columns });
        return toSaved(singleRow((await insert.select(SAVED_COLUMNS).throwOnError()).data));
      } catch (cause) {
        if (!isDuplicate(cause, 'drafts_once')) throw cause;
      }
    }
    const mine = unwrap(await fetchDrafts(typed)).find(isOwn);
    // Equal where the response of an earlier attempt was lost.
    if (mine && stableText(mine.values) === stableText(typed.values)) return mine;
    if (!mine && !hasValues(typed)) return { savedAt: new Date(), revision: 0 };
    throw new AppError('conflict');
  });

/**
 * Hands an unpublished item, or the person's stored draft of an item, over to the admins. Replaces
 * the person's earlier handover of the item, and an admin's answer to it.
 * @param note for the admins, at most 1000 characters; may be blank
 * @returns null. Fails with `notFound` if the item is not stored or in the bin, or its id is no
 *   UUID; with `rejected` if the item is published and the server has no draft of the person, for
 *   an alert, a longer note, and a draft beyond 200 of the person
 */
export const handOver = (kind: Kind, itemId: string, note: string): Promise<Result<null>> =>
  withStaffSession('handoverSave', async (db) => {
    const waiting = { state: 'waiting' as const, note: toNote(note) };
    const row = { kind, item_id: assertUuid(itemId) };
    singleRow((await db.from(kind).select('id').eq('id', itemId).throwOnError()).data);
    const update = db.from('drafts').update(waiting).match(row);
    const own = update.eq('author_id', rememberedUser() ?? '');
    const { data } = await own.select('id').throwOnError();
    const insert = db.from('drafts').insert({ ...row, ...waiting });
    if (data.length === 0) await insert.throwOnError();
    return null;
  });

/**
 * Takes back what the signed-in person has handed over, or removes an admin's answer to it. A draft
 * with a text stays, without the note. Succeeds too if there is no such draft any more.
 */
export const takeBack = ({ id }: Pick<Draft, 'id'>): Promise<Result<null>> =>
  withStaffSession('handoverSave', async (db) => {
    await db.from('drafts').update({ state: 'open' }).eq('id', id).throwOnError();
    return null;
  });

/**
 * Sends a colleague's handover back, as an admin. Fails with `notFound` if it no longer waits,
 * because the author has taken it back or another admin has answered, and for a writer; with
 * `rejected` for a longer note.
 * @param note what to change, at most 1000 characters; blank is none
 */
export const giveBack = ({ id }: Pick<Draft, 'id'>, note: string): Promise<Result<null>> =>
  withStaffSession('handoverSave', async (db) => {
    const answer = { state: 'returned' as const, note: toNote(note) };
    const waiting = db.from('drafts').update(answer).eq('id', id).eq('state', 'waiting');
    singleRow((await waiting.select('id').throwOnError()).data);
    return null;
  });

/**
 * Marks a colleague's draft as published and empties it, as an admin. A draft with another revision
 * stays as it is.
 * @returns null, also if no draft was changed
 */
export const markAsPublished = ({ id, revision }: TakenDraft): Promise<Result<null>> =>
  withStaffSession('handoverSave', async (db) => {
    const update = db.from('drafts').update({ state: 'published', form_values: {} });
    await update.eq('id', id).eq('revision', revision).throwOnError();
    return null;
  });

/** Returns a typed note as it is stored; null for a blank one. */
const toNote = (typed: string): string | null => withoutInvisible(typed).trim() || null;

/** Returns the columns of a draft. Throws `notFound` for the id of an item that is no UUID. */
const toDraftRow = ({ kind, itemId, title, values, baseRevision, taken }: DraftContent) => ({
  kind,
  item_id: draftItemId({ kind, itemId }),
  title: withoutInvisible(title.slice(0, MAX_TITLE)),
  form_values: values,
  base_revision: baseRevision,
  taken: taken && { ...taken },
});

const toDraftSummary = (row: Omit<Row, 'files' | 'form_values' | 'taken'>): DraftSummary => ({
  id: row.id,
  kind: row.kind,
  itemId: row.item_id,
  authorId: row.author_id,
  authorName: row.author_name,
  title: row.title,
  baseRevision: row.base_revision,
  state: row.state,
  handedOverAt: parseOptionalDate(row.handed_over_at),
  note: row.note,
  reviewerName: row.reviewer_name,
  savedAt: parseDate(row.saved_at),
  revision: row.revision,
});

/** Returns whether JSON names a colleague's draft; a hand-made request can store anything else. */
const isTakenDraft = (taken: unknown): taken is TakenDraft =>
  typeof Object(taken).id === 'string' && typeof Object(taken).revision === 'number';
