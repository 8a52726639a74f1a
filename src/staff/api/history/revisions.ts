import { parseDate, parseOptionalDate } from '../../../lib/dates/moscowTime';
import type { Database } from '../../../lib/http/database.types';
import { AppError } from '../../../lib/http/errorCodes';
import { type Result, unwrap } from '../../../lib/http/result';
import { withoutInvisible } from '../../../lib/text/invisible';
import { stableText } from '../../../lib/text/stableText';
import type { AnyItem } from '../../kinds/field';
import { rememberedUser } from '../auth/rememberedSession';
import { isDuplicate, listedColumns, storedItems } from '../items/items';
import { assertUuid, dataOf, singleRow, withStaffSession } from '../withStaffSession';

type Row = Database['public']['Tables']['revisions']['Row'];

/** The states of what is typed; the table also has the versions of items, and those in the bin. */
type State = Exclude<Row['state'], 'version' | 'binned'>;

const IS_TYPED = ['state', 'not.in', '(version,binned)'] as const;

/** What a form contains, as columns of the row of its item. */
export interface TypedText {
  kind: Row['kind'];
  /** The id of the item; of a new one the id under which the form will save it. */
  itemId: string;
  /** Title of the item in the form; may be empty. */
  title: string;
  /** The columns that the text changes; none if it changes nothing. */
  columns: AnyItem;
  /** `revision` of the item when the edit began; null for a new item. */
  baseRevision: number | null;
  /** The text of a colleague that it contains. */
  taken: TakenText | null;
}

export interface TakenText {
  id: string;
  revision: number;
}

/** The item of a revision. */
export type ItemRef = Pick<TypedText, 'kind' | 'itemId'>;

export interface SavedText {
  savedAt: Date;
  /** Increases with each save of the text, so that a second device of the same person does not overwrite the first. */
  revision: number;
}

/** What somebody has typed of an item and not published, and what has become of it (decision 0036). */
export interface Revision extends TypedText, SavedText {
  id: string;
  authorId: string;
  /** Name or address of the account; null if it has neither. */
  authorName: string | null;
  /**
   * `open`: nobody waits for it; `waiting`: handed over to the admins; `returned`: to be changed and handed over again;
   * `published`: until its author has read so.
   */
  state: State;
  handedOverAt: Date | null;
  note: string | null;
  reviewerName: string | null;
}

/** What lists show of a revision. */
export type RevisionSummary = Omit<Revision, 'columns' | 'taken'>;

/** Maximum number of characters of a title, as the constraint of the table has it. */
const MAX_TITLE = 500;

const SAVED_COLUMNS = 'saved_at, revision, state';
const LIST_COLUMNS =
  `id, kind, item_id, author_id, author_name, title, base_revision, handed_over_at, note, reviewer_name, ${SAVED_COLUMNS}` as const;

/** Returns whether the signed-in person has written a revision. */
export const isOwn = ({ authorId }: Pick<Revision, 'authorId'>): boolean =>
  authorId === rememberedUser();

/**
 * Fetches the revisions of an item, newest first: all of them for an admin, for a writer the own one. Fails with `notFound` if the
 * id is not a UUID.
 */
export const revisionsOf = ({ kind, itemId }: ItemRef): Promise<Result<Revision[]>> =>
  withStaffSession('revisionsFetch', async (db) => {
    const all = db.from('revisions').select(`columns, taken, ${LIST_COLUMNS}`);
    const ofItem = all.eq('kind', kind).eq('item_id', assertUuid(itemId));
    const typed = ofItem.filter(...IS_TYPED).order('saved_at', { ascending: false });
    const rows = await dataOf(typed);
    return rows.map((row) => ({
      ...toSummary(row),
      columns: row.columns,
      taken: isTaken(row.taken) ? row.taken : null,
    }));
  });

export interface ListedRevision extends RevisionSummary {
  /** The item as listed; undefined for one that was never saved, or is in the bin. */
  item: AnyItem | undefined;
}

/** Maximum number of revisions in a list, because the ids of their items have to fit into a URL. */
const MAX_LISTED = 100;

/** Fetches the latest 100 revisions that the signed-in person may read, newest first, with their items. */
export const latestRevisions = (signal?: AbortSignal): Promise<Result<ListedRevision[]>> =>
  withStaffSession('revisionsFetch', async (db) => {
    const typed = db
      .from('revisions')
      .select(LIST_COLUMNS)
      .filter(...IS_TYPED);
    const newest = typed.order('saved_at', { ascending: false }).limit(MAX_LISTED);
    const rows = await dataOf(newest, signal);
    const ids = rows.map(({ kind, item_id }) => ({ kind, id: item_id }));
    const items = await storedItems(db, ids, listedColumns);
    return rows.map((row) => ({
      ...toSummary(row),
      item: items.find(({ id }) => id === row.item_id),
    }));
  });

/**
 * Saves what the signed-in person has typed; without columns it deletes the revision, unless it has been handed over.
 * @param revision of the stored text, which the save replaces; 0 inserts one
 * @returns the time and the new revision, 0 if it is deleted. Fails with `conflict` if another device has saved or deleted the
 *   text in the meantime, with `rejected` if it is too large or the person has 200 revisions
 */
export const saveText = (typed: TypedText, revision: number): Promise<Result<SavedText>> =>
  withStaffSession('revisionSave', async (db) => {
    const { kind, item_id, ...columns } = toRow(typed);
    const toSaved = ({ saved_at, ...saved }: Pick<Row, 'saved_at' | 'revision' | 'state'>) => ({
      savedAt: parseDate(saved_at),
      revision: isEmpty(typed) && saved.state === 'open' ? 0 : saved.revision,
    });
    if (revision > 0) {
      const update = db.from('revisions').update(columns).eq('kind', kind).eq('item_id', item_id);
      const own = update.eq('author_id', rememberedUser() ?? '').eq('revision', revision);
      const [saved] = (await own.select(SAVED_COLUMNS).throwOnError()).data;
      if (saved) return toSaved(saved);
    } else {
      try {
        const insert = db.from('revisions').insert({ kind, item_id, ...columns });
        return toSaved(singleRow((await insert.select(SAVED_COLUMNS).throwOnError()).data));
      } catch (cause) {
        if (!isDuplicate(cause, 'revisions_once')) throw cause;
      }
    }
    const mine = unwrap(await revisionsOf(typed)).find(isOwn);
    // Equal where the response of an earlier attempt was lost.
    if (mine && stableText(mine.columns) === stableText(typed.columns)) return mine;
    if (!mine && isEmpty(typed)) return { savedAt: new Date(), revision: 0 };
    throw new AppError('conflict');
  });

const isEmpty = ({ columns }: Pick<TypedText, 'columns'>): boolean =>
  Object.keys(columns).length === 0;

/**
 * Hands over a draft, or the text that the signed-in person has typed and the server has, with a note, which may be blank;
 * replaces an earlier handover, and the note with which it came back. Fails with
 * `notFound` if the item is in the bin, with `rejected` if the item is not a draft and the server has no text of the person.
 */
export const handOver = (kind: Row['kind'], itemId: string, note: string): Promise<Result<null>> =>
  withStaffSession('handoverSave', async (db) => {
    const waiting = { state: 'waiting' as const, note: toNote(note) };
    const row = { kind, item_id: assertUuid(itemId), ...waiting };
    singleRow((await db.from(kind).select('id').eq('id', itemId).throwOnError()).data);
    const update = db.from('revisions').update(waiting).eq('kind', kind);
    const own = update.eq('item_id', itemId).eq('author_id', rememberedUser() ?? '');
    const { data } = await own.select('id').throwOnError();
    if (data.length === 0) await db.from('revisions').insert(row).throwOnError();
    return null;
  });

/** Takes back what the signed-in person has handed over, or removes an answer; the text stays. */
export const takeBack = ({ id }: Pick<Revision, 'id'>): Promise<Result<null>> =>
  withStaffSession('handoverSave', async (db) => {
    await db.from('revisions').update({ state: 'open' }).eq('id', id).throwOnError();
    return null;
  });

/** Returns a handover to its author with a note, as an admin. Fails with `notFound` if it was taken back. */
export const giveBack = ({ id }: Pick<Revision, 'id'>, note: string): Promise<Result<null>> =>
  withStaffSession('handoverSave', async (db) => {
    const answer = { state: 'returned' as const, note: toNote(note) };
    const waiting = db.from('revisions').update(answer).eq('id', id).eq('state', 'waiting');
    singleRow((await waiting.select('id').throwOnError()).data);
    return null;
  });

/** Marks the text of a colleague as published and deletes it, unless the author has changed it since. */
export const endTaken = ({ id, revision }: TakenText): Promise<Result<null>> =>
  withStaffSession('handoverSave', async (db) => {
    const update = db.from('revisions').update({ state: 'published', columns: {} });
    await update.eq('id', id).eq('revision', revision).throwOnError();
    return null;
  });

const toNote = (typed: string): string | null => withoutInvisible(typed).trim() || null;

const toRow = ({ kind, itemId, title, columns, baseRevision, taken }: TypedText) => ({
  kind,
  item_id: assertUuid(itemId),
  title: withoutInvisible(title.slice(0, MAX_TITLE)),
  columns,
  base_revision: baseRevision,
  taken: taken && { ...taken },
});

/** @param row of what is typed: it has an author */
const toSummary = (row: Omit<Row, 'files' | 'columns' | 'taken' | 'entry'>): RevisionSummary => ({
  id: row.id,
  kind: row.kind,
  itemId: row.item_id,
  authorId: String(row.author_id),
  authorName: row.author_name,
  title: row.title,
  baseRevision: row.base_revision,
  state: row.state as State,
  handedOverAt: parseOptionalDate(row.handed_over_at),
  note: row.note,
  reviewerName: row.reviewer_name,
  savedAt: parseDate(row.saved_at),
  revision: row.revision,
});

/** Returns whether JSON names the revision of a colleague; a hand-made request can store anything else. */
const isTaken = (taken: unknown): taken is TakenText =>
  typeof Object(taken).id === 'string' && typeof Object(taken).revision === 'number';
