import type { SupabaseClient } from '@supabase/supabase-js';
import { put } from '@vercel/blob';
import { allKinds, definitionOf, type Kind } from '../../src/staff/kinds/kinds.ts';
import { names, tables } from '../rightsMatrix.ts';
import {
  type ByKind,
  type CategoryRow,
  type FactRow,
  type FileEntry,
  forEachKind,
  type ItemRow,
  type RevisionRow,
  readList,
  readStored,
  sha256,
} from './folder.ts';
import { type Db, PAGE_SIZE, readAll, type SiteAccess, signIn, signOut } from './site.ts';

/** Seconds: 30 days, as for uploads of the site. */
const CACHE_MAX_AGE = 30 * 24 * 60 * 60;

export interface ImportAccess extends SiteAccess {
  /** The read-write token of the site's Blob store. Not used when the backup has no files. */
  blobToken: string;
}

export interface Imported extends ByKind<number> {
  /** Facts, closed days and answers. */
  facts: number;
  /** Revisions that were inserted; those that the account has already stay. */
  revisions: number;
  /** Files that were uploaded; those that the store has already are not uploaded again. */
  sent: number;
  files: number;
  /** Articles that got a new slug, because another article of the backup has theirs. */
  newSlugs: number;
}

/**
 * Imports a folder that `exportTo` has written into a site: updates existing rows, restores those in the bin, inserts missing
 * ones and deletes nothing. A second import changes nothing.
 *
 * @returns how many rows and files were imported
 * @throws Error before the first write when a file in the folder is damaged; later when the site or its store
 *   rejects a request. The import can then be repeated
 */
export async function importFrom(folder: string, access: ImportAccess): Promise<Imported> {
  const items = await forEachKind((kind) => readList(folder, kind));
  const facts = await readList(folder, 'facts');
  const revisions = await readList(folder, 'revisions');
  const categories = await readList(folder, 'categories');
  const files = await readList(folder, 'files');
  for (const entry of files) await readStored(folder, entry);
  const db = await signIn(access);
  try {
    const moved = new Map<string, string>();
    let sent = 0;
    for (const entry of files) {
      const { url, uploaded } = await send(await readStored(folder, entry), entry, access);
      if (uploaded) sent += 1;
      moved.set(entry.url, url);
    }
    const inTarget = await categoriesOf(db, categories);
    await restoreFromBin(db, items);
    const clashing = await saveAll(
      db,
      allKinds.flatMap((kind) =>
        withMoved(items[kind], moved).map(
          (row) => [kind, 'category_id' in row ? inTarget(row) : row] as const,
        ),
      ),
    );
    // Last, so that no derived slug is one that another article of the backup has.
    for (const row of clashing) await save(db, 'news', { ...row, slug: '' });
    for (const row of withMoved(facts, moved)) await saveFact(db, row);
    const inserted = await insertRevisions(db, withMoved(revisions, moved));
    const counts = await forEachKind(async (kind) => items[kind].length);
    return {
      ...counts,
      facts: facts.length,
      revisions: inserted,
      sent,
      files: files.length,
      newSlugs: clashing.length,
    };
  } finally {
    await signOut(db);
  }
}

/** Returns a row with the new URL of each file in place of the old one. */
const withMoved = <Row>(row: Row, moved: Map<string, string>): Row =>
  JSON.parse(
    [...moved].reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(row)),
  );

/** Uploads a file under its pathname, unless the store has the same content, and verifies the stored hash. */
async function send(bytes: Buffer, entry: FileEntry, { site, blobToken }: ImportAccess) {
  const media = `${site}/media/${entry.pathname.split('/').map(encodeURIComponent).join('/')}`;
  const uploaded = (await hashAt(media)) !== entry.sha256;
  if (!uploaded) return { url: urlIn(blobToken, entry), uploaded };
  const { url } = await put(entry.pathname, bytes, {
    access: 'public',
    token: blobToken,
    contentType: entry.contentType,
    addRandomSuffix: false,
    allowOverwrite: true,
    cacheControlMaxAge: CACHE_MAX_AGE,
  });
  if ((await hashAt(media)) !== entry.sha256) {
    throw new Error(`${entry.pathname} did not arrive whole`);
  }
  return { url, uploaded };
}

/** Returns the URL of a file in the store of this token. */
function urlIn(blobToken: string, { url }: FileEntry): string {
  const [, , , store = ''] = blobToken.split('_');
  const target = new URL(url);
  target.hostname = `${store.toLowerCase()}.public.blob.vercel-storage.com`;
  return target.href;
}

/** Returns the hash of a stored file; undefined if the site does not send it. */
async function hashAt(url: string): Promise<string | undefined> {
  const response = await fetch(url, { cache: 'no-store' });
  return response.ok ? sha256(Buffer.from(await response.arrayBuffer())) : undefined;
}

/**
 * Returns a function that sets the category of an article by its slug, or as free text. The migrations insert the
 * categories, so their ids differ between databases.
 */
async function categoriesOf(db: Db, exported: CategoryRow[]) {
  const { data } = await db.from('news_categories').select('id, slug').throwOnError();
  const idBySlug = new Map(data.map(({ slug, id }) => [slug, id]));
  const byId = new Map(exported.map((category) => [category.id, category]));
  return (row: ItemRow<'news'>): ItemRow<'news'> => {
    const category = row.category_id ? byId.get(row.category_id) : undefined;
    const id = category && idBySlug.get(category.slug);
    return {
      ...row,
      category_id: id ?? null,
      category: id ? null : (category?.name ?? row.category),
    };
  };
}

/** Returns whether PostgreSQL rejected a row because of this constraint, or a trigger did with its name. */
const isRejectedBy = (constraint: string, cause: unknown): boolean =>
  String(Object(cause).message).includes(constraint);

/** Restores the items of the backup that the site has in its bin, because an id there cannot be inserted again. */
async function restoreFromBin(db: Db, items: ByKind<ItemRow[]>): Promise<void> {
  const inBackup = new Set(allKinds.flatMap((kind) => items[kind].map(({ id }) => id)));
  const inBin = await readAll((after) => {
    const binned = db.from('revisions').select('id:item_id, kind').eq('state', 'binned');
    const page = binned.order('item_id').limit(PAGE_SIZE);
    return (after ? page.gt('item_id', after) : page).throwOnError();
  });
  for (const { id, kind } of inBin) {
    if (!inBackup.has(id)) continue;
    await db.rpc('restore_from_bin', { item_kind: kind, item_id: id }).throwOnError();
  }
}

/**
 * Saves items, and returns the articles that it has not saved, because another one has their slug: an export takes a while, in
 * which an article may be deleted and one with its title created.
 */
async function saveAll(db: Db, rows: (readonly [Kind, ItemRow])[]): Promise<ItemRow<'news'>[]> {
  const clashing: ItemRow<'news'>[] = [];
  for (const [kind, row] of rows) {
    try {
      await save(db, kind, row);
    } catch (cause) {
      if (!('slug' in row && isRejectedBy('news_slug_unique', cause))) throw cause;
      clashing.push(row);
    }
  }
  return clashing;
}

/** Updates or inserts an item. Not an upsert, because only an insert may set `id` and some dates. */
async function save(db: Db, kind: Kind, row: ItemRow): Promise<void> {
  const changeable = names(tables[kind]?.change);
  const columns = Object.fromEntries(
    Object.entries(row).filter(([column]) => changeable.includes(column)),
  );
  // Untyped, because the columns depend on the kind.
  const table = (db as SupabaseClient).from(kind);
  const update = async (values: object) =>
    (await table.update(values).eq('id', row.id).select('id').throwOnError()).data;
  const updated = await update(columns).catch((cause) => {
    const { until } = definitionOf(kind).period;
    if (!until || !isRejectedBy(`${kind}_end_not_past`, cause)) throw cause;
    // The end in the backup is in the past, and the site rejects changing an end to the past: the item ends now.
    return update({ ...columns, [until]: new Date().toISOString() });
  });
  if (updated.length === 0) await table.insert({ ...row }).throwOnError();
}

/** Inserts a fact, or updates it if its value differs. */
async function saveFact(db: Db, { key, status, value }: FactRow): Promise<void> {
  const stored = db.from('facts').select('value').eq('key', key).eq('status', status);
  const [row] = (await stored.throwOnError()).data;
  if (!row) await db.from('facts').insert({ key, status, value }).throwOnError();
  else if (JSON.stringify(row.value) !== JSON.stringify(value)) {
    await db.from('facts').update({ value }).eq('key', key).eq('status', status).throwOnError();
  }
}

/**
 * Inserts revisions as open ones of the account that imports, because no account can write those of another one, and returns
 * how many it inserted. An account has one for each item: the newest, unless it has one on the site already.
 * @param rows newest first
 */
async function insertRevisions(db: Db, rows: RevisionRow[]): Promise<number> {
  let inserted = 0;
  for (const { author_name: _, saved_at: __, ...row } of rows) {
    const { error } = await db.from('revisions').insert(row);
    if (!error) inserted += 1;
    else if (!error.message.includes('revisions_once')) throw error;
  }
  return inserted;
}
