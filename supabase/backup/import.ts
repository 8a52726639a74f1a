import { put } from '@vercel/blob';
import {
  type AlertRow,
  type CategoryRow,
  type FileEntry,
  type NewsRow,
  type NoticeRow,
  readList,
  readStored,
  sha256,
} from './folder.ts';
import { type Db, type SiteAccess, signIn, signOut } from './site.ts';

/** Seconds: one month (spec 9), as for uploads of the site. */
const CACHE_MAX_AGE = 30 * 24 * 60 * 60;

export interface ImportAccess extends SiteAccess {
  /** Opens the store of that site. Not needed when the folder holds no files. */
  blobToken: string;
}

export interface Imported {
  news: number;
  notices: number;
  alerts: number;
  /** Files that were sent; those that were already there are not sent again. */
  sent: number;
  files: number;
  /** Articles whose slug another article of the backup has, so that the database gave them a new one. */
  newSlugs: number;
}

/**
 * Brings a folder that `exportTo` wrote into a site: what is there already becomes as in the folder,
 * what is missing is added, and nothing is deleted. Doing it again changes nothing.
 *
 * @throws before anything is written when a file in the folder is damaged; later when the site or its
 *   store refuses something. It can then be started again.
 */
export async function importFrom(folder: string, access: ImportAccess): Promise<Imported> {
  const news = await readList(folder, 'news');
  const notices = await readList(folder, 'notices');
  const alerts = await readList(folder, 'alerts');
  const categories = await readList(folder, 'categories');
  const files = await readList(folder, 'files');
  for (const entry of files) await readStored(folder, entry);
  const db = await signIn(access);
  try {
    const moved = new Map<string, string>();
    let sent = 0;
    for (const entry of files) {
      const url = await send(await readStored(folder, entry), entry, access);
      if (url.fresh) sent += 1;
      moved.set(entry.url, url.url);
    }
    const inTarget = await categoriesOf(db, categories);
    const newSlugs = await saveArticles(
      db,
      news.map((row) => inTarget(withMoved(row, moved))),
    );
    for (const row of notices) await saveNotice(db, withMoved(row, moved));
    for (const row of alerts) await saveAlert(db, row);
    const rows = { news: news.length, notices: notices.length, alerts: alerts.length };
    return { ...rows, sent, files: files.length, newSlugs };
  } finally {
    await signOut(db);
  }
}

/** A row in which every address of a file is the new one. */
const withMoved = <Row>(row: Row, moved: Map<string, string>): Row =>
  JSON.parse(
    [...moved].reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(row)),
  );

/** Stores a file under its own name, unless the same is there, and looks whether it arrived whole. */
async function send(bytes: Buffer, entry: FileEntry, { site, blobToken }: ImportAccess) {
  const media = `${site}/media/${entry.pathname.split('/').map(encodeURIComponent).join('/')}`;
  const fresh = (await hashAt(media)) !== entry.sha256;
  if (!fresh) return { url: urlIn(blobToken, entry), fresh };
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
  return { url, fresh };
}

/** The address that the store of this token gives a file. */
function urlIn(blobToken: string, { url }: FileEntry): string {
  const [, , , store = ''] = blobToken.split('_');
  const address = new URL(url);
  address.hostname = `${store.toLowerCase()}.public.blob.vercel-storage.com`;
  return address.href;
}

async function hashAt(address: string): Promise<string | undefined> {
  const answer = await fetch(address, { cache: 'no-store' });
  return answer.ok ? sha256(Buffer.from(await answer.arrayBuffer())) : undefined;
}

/** Categories belong to the migrations: an article finds its own by slug, or keeps the name as text. */
async function categoriesOf(db: Db, exported: CategoryRow[]) {
  const { data } = await db.from('news_categories').select('id, slug').throwOnError();
  const idBySlug = new Map(data.map(({ slug, id }) => [slug, id]));
  const byId = new Map(exported.map((category) => [category.id, category]));
  return (row: NewsRow): NewsRow => {
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
 * Saves all articles; gives how many got a new slug. Two may have the same one, because an export takes a while:
 * an article that was deleted in the meantime, and one written later under its title.
 */
async function saveArticles(db: Db, rows: NewsRow[]): Promise<number> {
  const refused: NewsRow[] = [];
  for (const row of rows) {
    try {
      await saveArticle(db, row);
    } catch (cause) {
      if (!isRefusedBy('news_slug_unique', cause)) throw cause;
      refused.push(row);
    }
  }
  // Last, so that no derived slug is one that another article of the backup has.
  for (const row of refused) await saveArticle(db, { ...row, slug: '' });
  return refused.length;
}

const isRefusedBy = (constraint: string, cause: unknown): boolean =>
  String(Object(cause).message).includes(constraint);

/** Not an upsert: id and date of creation may be given, but not changed. */
async function saveArticle(db: Db, { id, created_at, ...rest }: NewsRow): Promise<void> {
  const { data } = await db.from('news').update(rest).eq('id', id).select('id').throwOnError();
  if (data.length > 0) return;
  await db
    .from('news')
    .insert({ id, created_at, ...rest })
    .throwOnError();
}

async function saveNotice(db: Db, { id, created_at, ...rest }: NoticeRow): Promise<void> {
  const update = (row: Partial<NoticeRow>) =>
    db.from('notices').update(row).eq('id', id).select('id').throwOnError();
  try {
    const { data } = await update(rest);
    if (data.length > 0) return;
  } catch (cause) {
    if (!isRefusedBy('notices_end_not_past', cause)) throw cause;
    // The site has the notice with another end, and a new one may not be past: it ends now.
    await update({ ...rest, ends_at: new Date().toISOString() });
    return;
  }
  await db
    .from('notices')
    .insert({ id, created_at, ...rest })
    .throwOnError();
}

async function saveAlert(db: Db, { id, created_at, ...rest }: AlertRow): Promise<void> {
  const { data } = await db.from('alerts').update(rest).eq('id', id).select('id').throwOnError();
  if (data.length > 0) return;
  await db
    .from('alerts')
    .insert({ id, created_at, ...rest })
    .throwOnError();
}
