import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileEntry, filePath, STORED, sha256, writeList } from './folder.ts';
import { type Db, PAGE_SIZE, readAll, type SiteAccess, signIn, signOut } from './site.ts';

/** The columns that an import restores; the account that imports becomes the author. */
const NEWS_COLUMNS =
  'id, title, slug, content, featured_image_url, additional_images, image_texts, status, youtube_url, published_at, category_id, category, created_at, language, translated_title, translated_content, translated_image_texts';
const NOTICE_COLUMNS =
  'id, title, description, type, link, file_url, created_at, status, starts_at, ends_at, pinned, language, translated_title, translated_description, translated_file_url';
const ALERT_COLUMNS = 'id, level, text_en, text_ru, link, starts_at, ends_at, created_at';

const COPY_COLUMNS = 'id, item_type, item_id, title, content, base_revision, saved_at, author_name';

export interface Exported {
  news: number;
  notices: number;
  alerts: number;
  /** Working copies. */
  copies: number;
  files: number;
  /** URLs of files that rows reference and the store does not have. */
  missing: string[];
}

/**
 * Writes news with drafts, notices, alerts, working copies, categories and the files that they reference into a folder, which is
 * created when missing. Another export updates the folder and deletes no file in it.
 *
 * @returns how many rows and files were exported, and the missing files
 * @throws Error when the sign-in or a request fails; the lists in the folder are then unchanged
 */
export async function exportTo(folder: string, access: SiteAccess): Promise<Exported> {
  const db = await signIn(access);
  try {
    const news = await readAll((after) => {
      const page = db.from('news').select(NEWS_COLUMNS).order('id').limit(PAGE_SIZE);
      return (after ? page.gt('id', after) : page).throwOnError();
    });
    const notices = await readAll((after) => {
      const page = db.from('notices').select(NOTICE_COLUMNS).order('id').limit(PAGE_SIZE);
      return (after ? page.gt('id', after) : page).throwOnError();
    });
    const alerts = await readAll((after) => {
      const page = db.from('alerts').select(ALERT_COLUMNS).order('id').limit(PAGE_SIZE);
      return (after ? page.gt('id', after) : page).throwOnError();
    });
    const copies = await readCopies(db);
    const categories = await readCategories(db);
    await mkdir(join(folder, 'files'), { recursive: true });
    const { files, missing } = await fetchFiles(folder, access.site, [news, notices, copies]);
    await writeList(folder, 'news', news);
    await writeList(folder, 'notices', notices);
    await writeList(folder, 'alerts', alerts);
    await writeList(folder, 'copies', copies);
    await writeList(folder, 'categories', categories);
    await writeList(folder, 'files', files);
    const items = { news: news.length, notices: notices.length, alerts: alerts.length };
    return { ...items, copies: copies.length, files: files.length, missing };
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
