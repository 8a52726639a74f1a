import { parseDate } from '../../lib/dates/moscowTime';
import type { Database } from '../../lib/http/database.types';
import { AppError } from '../../lib/http/errorCodes';
import { type Result, unwrap } from '../../lib/http/result';
import { type Language, languages } from '../../lib/i18n/languages';
import { stableText } from '../../lib/text/stableText';
import type { ImageText } from '../../services/news/imageTexts';
import { rememberedUser } from '../data/auth/rememberedSession';
import { isDuplicate, storedItems } from '../data/items/items';
import { assertUuid, dataOf, singleRow, withStaffSession } from '../data/withStaffSession';
import { withoutInvisible } from '../kinds/field';

type CopyRow = Database['public']['Tables']['working_copies']['Row'];

/** A file of a form in a working copy: stored (`url`), or selected and not yet uploaded (`upload`). */
export interface CopiedFile {
  url?: string;
  /** The id of the file in the browser in which it was selected, and its name. */
  upload?: { key: string; name: string };
  texts?: Record<Language, Required<ImageText>>;
  /** Key by which the text refers to an image, if it is another than that of its URL (decision 0037). */
  key?: string;
  name?: string;
}

/** What a working copy contains: all values of a form, and its files. */
export interface CopyContent {
  /** Values of react-hook-form without files, all text. */
  values: Record<string, string>;
  /** Files by their fields, as `NewsImages` and `NoticeFiles` have them; also those that only another browser has. */
  files: Record<string, CopiedFile | CopiedFile[] | null>;
  /** The copies of colleagues whose changes it contains; a save deletes them at these revisions. */
  adopted?: { authorId: string; revision: number }[];
}

export interface NewCopy {
  itemType: CopyRow['item_type'];
  /** The id of the item; of a new one the id under which the form will save it. */
  itemId: string;
  /** Title of the item in the form; may be empty. */
  title: string;
  content: CopyContent;
  /** `revision` of the item when the edit began; null for a new item. */
  baseRevision: number | null;
}

/** The item of a working copy. */
export type ItemRef = Pick<NewCopy, 'itemType' | 'itemId'>;

/** A working copy as the server has it (decision 0036). */
export interface WorkingCopy extends NewCopy {
  authorId: string;
  /** Name or address of the account; null if it has neither. */
  authorName: string | null;
  savedAt: Date;
  revision: number;
}

/** What lists show of a working copy. */
export type CopySummary = Omit<WorkingCopy, 'content'>;

export type SavedCopy = Pick<WorkingCopy, 'savedAt' | 'revision'>;

const SAVED_COLUMNS = 'saved_at, revision';
const LIST_COLUMNS =
  `item_type, item_id, author_id, author_name, title, base_revision, ${SAVED_COLUMNS}` as const;

/** Maximum number of started items in a list, because their ids have to fit into a URL. */
const MAX_STARTED = 100;

/** Returns whether the signed-in person has written a working copy. */
export const isOwn = ({ authorId }: Pick<WorkingCopy, 'authorId'>): boolean =>
  authorId === rememberedUser();

/** Fetches the working copies of an item by all authors, newest first. Fails with `notFound` if the id is not a UUID. */
export const copiesOf = ({ itemType, itemId }: ItemRef): Promise<Result<WorkingCopy[]>> =>
  withStaffSession('copiesFetch', async (db) => {
    const all = db.from('working_copies').select(`content, ${LIST_COLUMNS}`);
    const ofItem = all.eq('item_type', itemType).eq('item_id', assertUuid(itemId));
    const rows = await dataOf(ofItem.order('saved_at', { ascending: false }));
    return rows.map((row) => ({ ...toUnsaved(row), content: toContent(row.content) }));
  });

/**
 * Fetches those of the latest 100 working copies whose items have never been saved, or are in the bin: first the signed-in
 * person's, then colleagues', newest first. Leaves out their content, because it can be large.
 */
export const copiesWithoutRow = (signal?: AbortSignal): Promise<Result<CopySummary[]>> =>
  withStaffSession('copiesFetch', async (db) => {
    const all = db.from('working_copies').select(LIST_COLUMNS);
    const newest = all.order('saved_at', { ascending: false }).limit(MAX_STARTED);
    const rows = await dataOf(newest, signal);
    const items = rows.map(({ item_type, item_id }) => ({ kind: item_type, id: item_id }));
    const saved = new Set((await storedItems(db, items, () => 'id')).map(({ id }) => id));
    const unsaved = rows.map(toUnsaved).filter(({ itemId }) => !saved.has(itemId));
    return [...unsaved.filter(isOwn), ...unsaved.filter((copy) => !isOwn(copy))];
  });

/**
 * Saves the working copy of the signed-in person.
 * @param revision of the stored copy, which the save replaces; 0 inserts a copy
 * @returns the new revision and the time. Fails with `conflict` if another device has saved or deleted the
 *   copy in the meantime, with `rejected` if it is too large or the person has 200 copies
 */
export const saveCopy = (copy: NewCopy, revision: number): Promise<Result<SavedCopy>> =>
  withStaffSession('copySave', async (db) => {
    const copies = db.from('working_copies');
    const { item_type, item_id, ...columns } = toRow(copy);
    if (revision > 0) {
      const update = copies.update(columns).eq('item_type', item_type).eq('item_id', item_id);
      const own = update.eq('author_id', rememberedUser() ?? '').eq('revision', revision);
      const [saved] = (await own.select(SAVED_COLUMNS).throwOnError()).data;
      if (saved) return toSaved(saved);
    } else {
      try {
        const insert = copies.insert({ item_type, item_id, ...columns });
        return toSaved(singleRow((await insert.select(SAVED_COLUMNS).throwOnError()).data));
      } catch (cause) {
        if (!isDuplicate(cause, 'working_copies_once')) throw cause;
      }
    }
    const mine = unwrap(await copiesOf(copy)).find(isOwn);
    // Equal where the response of an earlier attempt was lost.
    if (mine && stableText(mine.content) === stableText(copy.content)) return mine;
    throw new AppError('conflict');
  });

/**
 * Deletes the working copy of a person for an item; a success also if it has been saved or deleted in the
 * meantime, and its text stays.
 * @param revision of the stored copy
 * @param author by default the signed-in person; admins alone delete copies of others
 */
export const deleteCopy = (
  { itemType, itemId }: ItemRef,
  revision: number,
  author = rememberedUser() ?? '',
): Promise<Result<null>> =>
  withStaffSession('copyDelete', async (db) => {
    const copies = db.from('working_copies').delete().eq('item_type', itemType);
    await copies
      .eq('item_id', assertUuid(itemId))
      .eq('author_id', author)
      .eq('revision', revision)
      .throwOnError();
    return null;
  });

/** Maximum number of characters of a title, as the constraint `working_copies_title_text` has it. */
const MAX_TITLE = 500;

const toRow = (copy: NewCopy) => ({
  item_type: copy.itemType,
  item_id: assertUuid(copy.itemId),
  title: withoutInvisible(copy.title.slice(0, MAX_TITLE)),
  content: { ...copy.content },
  base_revision: copy.baseRevision,
});

const toUnsaved = (row: Omit<CopyRow, 'id' | 'files' | 'content'>): CopySummary => ({
  itemType: row.item_type,
  itemId: row.item_id,
  authorId: row.author_id,
  authorName: row.author_name,
  title: row.title,
  baseRevision: row.base_revision,
  ...toSaved(row),
});

/** Returns whether JSON is a file of a form. */
function isFile(file: unknown): boolean {
  const { upload, texts, ...names } = Object(file);
  const written = texts ? languages.map((language) => Object(Object(texts)[language])) : [];
  const parts = [names.url ?? '', names.key ?? '', names.name ?? ''].concat(
    upload ? [upload.key, upload.name] : [],
    written.flatMap(({ alt, caption }) => [alt, caption]),
  );
  return typeof file === 'object' && file !== null && parts.every((one) => typeof one === 'string');
}

/** Returns what a copy contains, without files if a hand-made request has stored anything else, so that the form opens. */
const toContent = ({ values, files, adopted }: CopyRow['content']): CopyContent =>
  ({
    values: Object(values),
    files: Object.values(Object(files)).every((one) => one === null || [one].flat().every(isFile))
      ? Object(files)
      : {},
    ...(Array.isArray(adopted) && { adopted: adopted.filter(Boolean) }),
  }) as CopyContent;

const toSaved = ({ saved_at, revision }: Pick<CopyRow, 'saved_at' | 'revision'>): SavedCopy => ({
  savedAt: parseDate(saved_at),
  revision,
});
