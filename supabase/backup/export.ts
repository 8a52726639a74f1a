import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { names, tables } from '../rights.ts';
import { type FileEntry, filePath, type ItemRow, STORED, sha256, writeList } from './folder.ts';
import { type Db, PAGE_SIZE, readAll, type SiteAccess, signIn, signOut } from './site.ts';

/** The columns that an import restores: those of an insert. The account that imports becomes the author. */
const columnsOf = (table: 'news' | 'notices' | 'alerts'): string =>
  names(tables[table]?.add?.columns)
    .filter((column) => column !== 'author_id')
    .join(', ');

const COPY_COLUMNS = 'id, item_type, item_id, title, content, base_revision, saved_at, author_name';

export interface Exported {
  news: number;
  notices: number;
  alerts: number;
  /** Facts, closed days and answers that staff have changed. */
  facts: number;
  /** Working copies. */
  copies: number;
  files: number;
  /** URLs of files that rows reference and the store does not have. */
  missing: string[];
}

/**
 * Writes news with drafts, notices, alerts, facts, working copies, categories and the files that they reference into a folder, which is
 * created when missing. Another export updates the folder and deletes no file in it.
 *
 * @returns how many rows and files were exported, and the missing files
 * @throws Error when the sign-in or a request fails; the lists in the folder are then unchanged
 */
export async function exportTo(folder: string, access: SiteAccess): Promise<Exported> {
  const db = await signIn(access);
  try {
    const items = async <T extends 'news' | 'notices' | 'alerts'>(table: T) =>
      readAll((after) => {
        const query = db.from(table).select<string, ItemRow<T>>(columnsOf(table));
        const page = query.order('id').limit(PAGE_SIZE);
        return (after ? page.gt('id', after) : page).throwOnError();
      });
    const news = await items('news');
    const notices = await items('notices');
    const alerts = await items('alerts');
    const facts = (await db.from('facts').select('key, value, status').order('key').throwOnError())
      .data;
    const copies = await readCopies(db);
    const categories = await readCategories(db);
    await mkdir(join(folder, 'files'), { recursive: true });
    const { files, missing } = await fetchFiles(folder, access.site, [
      news,
      notices,
      facts,
      copies,
    ]);
    await writeList(folder, 'news', news);
    await writeList(folder, 'notices', notices);
    await writeList(folder, 'alerts', alerts);
    await writeList(folder, 'facts', facts);
    await writeList(folder, 'copies', copies);
    await writeList(folder, 'categories', categories);
    await writeList(folder, 'files', files);
    const counts = {
      news: news.length,
      notices: notices.length,
      alerts: alerts.length,
      facts: facts.length,
    };
    return { ...counts, copies: copies.length, files: files.length, missing };
  } finally {
    await signOut(db);
  }
}

/** Returns the working copies of all staff, newest first. */
async function readCopies(db: Db) {
  const copies = await readAll((after) => {
    const page = db.from('working_copies').select(COPY_COLUMNS).order('id').limit(PAGE_SIZE);
    return (after ? page.gt('id', after) : page).throwOnError();
  });
  const newestFirst = copies.sort((a, b) => (a.saved_at < b.saved_at ? 1 : -1));
  return newestFirst.map(({ id: _, ...copy }) => copy);
}

const readCategories = async (db: Db) =>
  (await db.from('news_categories').select('id, name, slug').order('slug').throwOnError()).data;

async function fetchFiles(folder: string, site: string, lists: unknown) {
  const files: FileEntry[] = [];
  const missing: string[] = [];
  const named = new Map(
    [...JSON.stringify(lists).matchAll(STORED)].map(([url, path = '']) => [url, path]),
  );
  for (const [url, path] of named) {
    // Through the site, because the host of the store need not be reachable.
    const response = await fetch(`${site}/media/${path}`);
    if (response.status === 404) {
      missing.push(url);
      continue;
    }
    if (!response.ok) throw new Error(`${url} cannot be read: ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const entry = {
      url,
      pathname: decodeURIComponent(path),
      size: bytes.length,
      sha256: sha256(bytes),
      contentType: response.headers.get('content-type') ?? 'application/octet-stream',
    };
    await writeFile(filePath(folder, entry), bytes);
    files.push(entry);
  }
  return { files, missing };
}
