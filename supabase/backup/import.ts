import { put } from '@vercel/blob';
import {
  type CategoryRow,
  type CopyRow,
  type FactRow,
  type FileEntry,
  type ItemRow,
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

export interface Imported {
  news: number;
  notices: number;
  alerts: number;
  /** Facts, closed days and answers. */
  facts: number;
  /** Working copies that were inserted; those that the account has already stay. */
  copies: number;
  /** Files that were uploaded; those that the store has already are not uploaded again. */
  sent: number;
  files: number;
  /** Articles that got a new slug, because another article of the backup has theirs. */
  newSlugs: number;
}

/**
 * Imports a folder that `exportTo` has written into a site: updates existing rows, inserts missing ones and
 * deletes nothing. A second import changes nothing.
 *
 * @returns how many rows and files were imported
 * @throws Error before the first write when a file in the folder is damaged; later when the site or its store
 *   rejects a request. The import can then be repeated
 */
export async function importFrom(folder: string, access: ImportAccess): Promise<Imported> {
  const news = await readList(folder, 'news');
  const notices = await readList(folder, 'notices');
  const alerts = await readList(folder, 'alerts');
  const facts = await readList(folder, 'facts');
  const copies = await readList(folder, 'copies');
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
    await restoreFromBin(db, { news, notices, alerts });
    const newSlugs = await saveArticles(
      db,
      news.map((row) => inTarget(withMoved(row, moved))),
    );
    for (const row of notices) await saveNotice(db, withMoved(row, moved));
    for (const row of alerts) await saveAlert(db, row);
    for (const row of withMoved(facts, moved)) await saveFact(db, row);
    const copied = await insertCopies(db, withMoved(copies, moved));
    const rows = { news: news.length, notices: notices.length, alerts: alerts.length };
    return { ...rows, facts: facts.length, copies: copied, sent, files: files.length, newSlugs };
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

/**
 * Saves all articles and returns how many got a new slug. Two may have the same one, because an export takes a
 * while: an article that is deleted during it, and one that is created later with the same title.
 */
async function saveArticles(db: Db, rows: ItemRow<'news'>[]): Promise<number> {
  const rejected: ItemRow<'news'>[] = [];
  for (const row of rows) {
    try {
      await saveArticle(db, row);
    } catch (cause) {
      if (!isRejectedBy('news_slug_unique', cause)) throw cause;
      rejected.push(row);
    }
  }
  // Last, so that no derived slug is one that another article of the backup has.
  for (const row of rejected) await saveArticle(db, { ...row, slug: '' });
  return rejected.length;
}

/** Whether PostgreSQL rejected a row because of this constraint, or a trigger did with its name. */
const isRejectedBy = (constraint: string, cause: unknown): boolean =>
  String(Object(cause).message).includes(constraint);

/** Restores the items of the backup that the site has in its bin, because an id there cannot be inserted again. */
async function restoreFromBin(
  db: Db,
  backup: { news: ItemRow<'news'>[]; notices: ItemRow<'notices'>[]; alerts: ItemRow<'alerts'>[] },
): Promise<void> {
  const inBackup = new Set(Object.values(backup).flatMap((rows) => rows.map(({ id }) => id)));
  const inBin = await readAll((after) => {
    const page = db.from('bin').select('id:item_id, kind').order('item_id').limit(PAGE_SIZE);
    return (after ? page.gt('item_id', after) : page).throwOnError();
  });
  for (const { id, kind } of inBin) {
    if (!inBackup.has(id)) continue;
    await db.rpc('restore_from_bin', { item_kind: kind, item_id: id }).throwOnError();
  }
}

/** Updates or inserts an article. Not an upsert, because only an insert may set `id` and `created_at`. */
async function saveArticle(db: Db, { id, created_at, ...rest }: ItemRow<'news'>): Promise<void> {
  const { data } = await db.from('news').update(rest).eq('id', id).select('id').throwOnError();
  if (data.length > 0) return;
  await db
    .from('news')
    .insert({ id, created_at, ...rest })
    .throwOnError();
}

async function saveNotice(db: Db, { id, created_at, ...rest }: ItemRow<'notices'>): Promise<void> {
  const update = (row: Partial<ItemRow<'notices'>>) =>
    db.from('notices').update(row).eq('id', id).select('id').throwOnError();
  try {
    const { data } = await update(rest);
    if (data.length > 0) return;
  } catch (cause) {
    if (!isRejectedBy('notices_end_not_past', cause)) throw cause;
    // The end in the backup is in the past, and the site rejects changing an end to the past: the notice ends now.
    await update({ ...rest, ends_at: new Date().toISOString() });
    return;
  }
  await db
    .from('notices')
    .insert({ id, created_at, ...rest })
    .throwOnError();
}

async function saveAlert(db: Db, { id, created_at, ...rest }: ItemRow<'alerts'>): Promise<void> {
  const { data } = await db.from('alerts').update(rest).eq('id', id).select('id').throwOnError();
  if (data.length > 0) return;
  await db
    .from('alerts')
    .insert({ id, created_at, ...rest })
    .throwOnError();
}

async function saveFact(db: Db, { key, status, value }: FactRow): Promise<void> {
  const stored = db.from('facts').select('value').eq('key', key).eq('status', status);
  const [row] = (await stored.throwOnError()).data;
  if (!row) await db.from('facts').insert({ key, status, value }).throwOnError();
  else if (JSON.stringify(row.value) !== JSON.stringify(value)) {
    await db.from('facts').update({ value }).eq('key', key).eq('status', status).throwOnError();
  }
}

/**
 * Inserts working copies under the account that imports, because no account can write those of another one, and returns
 * how many it inserted. An account has one for each item: the newest, unless it has one on the site already.
 * @param rows newest first
 */
async function insertCopies(db: Db, rows: CopyRow[]): Promise<number> {
  let inserted = 0;
  for (const { author_name: _, saved_at: __, ...row } of rows) {
    const { error } = await db.from('working_copies').insert(row);
    if (!error) inserted += 1;
    else if (!error.message.includes('working_copies_once')) throw error;
  }
  return inserted;
}
