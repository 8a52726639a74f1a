import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileEntry, placeOf, STORED, sha256, writeList } from './folder.ts';
import { type Db, type SiteAccess, signIn, signOut } from './site.ts';

/** Everything that is restored; who wrote an article or an alert is not readable and not kept. */
const NEWS_COLUMNS =
  'id, title, slug, content, featured_image_url, additional_images, image_texts, status, youtube_url, published_at, category_id, category, created_at, language, translated_title, translated_content, translated_image_texts';
const NOTICE_COLUMNS =
  'id, title, description, type, link, file_url, created_at, status, starts_at, ends_at, pinned, language, translated_title, translated_description, translated_file_url';
const ALERT_COLUMNS = 'id, level, text_en, text_ru, link, starts_at, ends_at, created_at';

const PAGE = 100;

export interface Exported {
  news: number;
  notices: number;
  alerts: number;
  files: number;
  /** Addresses of files that rows name and the store does not have. */
  missing: string[];
}

/**
 * Writes news with drafts, notices, alerts, categories and the files they name into a folder, which is made
 * when it is not there. Doing it again brings the folder up to date; files are never deleted there.
 *
 * @throws when the site cannot be read; then the lists in the folder are those of before.
 */
export async function exportTo(folder: string, access: SiteAccess): Promise<Exported> {
  const db = await signIn(access);
  try {
    const news = await readAll((after) => {
      const page = db.from('news').select(NEWS_COLUMNS).order('id').limit(PAGE);
      return (after ? page.gt('id', after) : page).throwOnError();
    });
    const notices = await readAll((after) => {
      const page = db.from('notices').select(NOTICE_COLUMNS).order('id').limit(PAGE);
      return (after ? page.gt('id', after) : page).throwOnError();
    });
    const alerts = await readAll((after) => {
      const page = db.from('alerts').select(ALERT_COLUMNS).order('id').limit(PAGE);
      return (after ? page.gt('id', after) : page).throwOnError();
    });
    const categories = await readCategories(db);
    await mkdir(join(folder, 'files'), { recursive: true });
    const { files, missing } = await fetchFiles(folder, access.site, [news, notices]);
    await writeList(folder, 'news', news);
    await writeList(folder, 'notices', notices);
    await writeList(folder, 'alerts', alerts);
    await writeList(folder, 'categories', categories);
    await writeList(folder, 'files', files);
    const rows = { news: news.length, notices: notices.length, alerts: alerts.length };
    return { ...rows, files: files.length, missing };
  } finally {
    await signOut(db);
  }
}

/**
 * All rows of a table, page by page, each page after the last id of the one before. Not by offset, because a row that is
 * deleted meanwhile would move the others, and some would be in no page. Ends with an empty page, because a server
 * may give fewer rows than a page asks for (`max_rows`).
 */
async function readAll<Row extends { id: string }>(
  readAfter: (id: string | undefined) => PromiseLike<{ data: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data } = await readAfter(rows.at(-1)?.id);
    if (data.length === 0) return rows;
    rows.push(...data);
  }
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
    // By way of the site, as its pages do: the store's own host need not be reachable.
    const answer = await fetch(`${site}/media/${path}`);
    if (answer.status === 404) {
      missing.push(url);
      continue;
    }
    if (!answer.ok) throw new Error(`${url} cannot be read: ${answer.status}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const entry = {
      url,
      pathname: decodeURIComponent(path),
      size: bytes.length,
      sha256: sha256(bytes),
      contentType: answer.headers.get('content-type') ?? 'application/octet-stream',
    };
    await writeFile(placeOf(folder, entry), bytes);
    files.push(entry);
  }
  return { files, missing };
}
