import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allKinds, type Kind } from '../../src/staff/kinds/kinds.ts';
import { names, tables } from '../rightsMatrix.ts';
import {
  type ByKind,
  type FileEntry,
  filePath,
  forEachKind,
  type ItemRow,
  STORED,
  sha256,
  writeList,
} from './folder.ts';
import { type Db, PAGE_SIZE, readAll, type SiteAccess, signIn, signOut } from './site.ts';

/** Returns the columns that an import restores: those of an insert. The account that imports becomes the author. */
const columnsOf = (table: Kind): string =>
  names(tables[table]?.add)
    .filter((column) => column !== 'author_id')
    .join(', ');

const REVISION_COLUMNS = 'id, kind, item_id, title, columns, base_revision, saved_at, author_name';

export interface Exported extends ByKind<number> {
  /** Facts, closed days and answers that staff have changed. */
  facts: number;
  /** What staff have typed and not saved. */
  revisions: number;
  files: number;
  /** URLs of files that rows reference and the store does not have. */
  missing: string[];
}

/**
 * Writes the items of every kind, drafts included, facts, revisions, categories and the files that they reference into a folder,
 * which is created when missing. Another export updates the folder and deletes no file in it.
 *
 * @returns how many rows and files were exported, and the missing files
 * @throws Error when the sign-in or a request fails; the lists in the folder are then unchanged
 */
export async function exportTo(folder: string, access: SiteAccess): Promise<Exported> {
  const db = await signIn(access);
  try {
    const items = await forEachKind((kind) =>
      readAll((after) => {
        const query = db.from(kind).select<string, ItemRow>(columnsOf(kind));
        const page = query.order('id').limit(PAGE_SIZE);
        return (after ? page.gt('id', after) : page).throwOnError();
      }),
    );
    const facts = (await db.from('facts').select('key, value, status').order('key').throwOnError())
      .data;
    const revisions = await readRevisions(db);
    const categories = await readCategories(db);
    await mkdir(join(folder, 'files'), { recursive: true });
    const { files, missing } = await fetchFiles(folder, access.site, [items, facts, revisions]);
    for (const kind of allKinds) await writeList(folder, kind, items[kind]);
    await writeList(folder, 'facts', facts);
    await writeList(folder, 'revisions', revisions);
    await writeList(folder, 'categories', categories);
    await writeList(folder, 'files', files);
    const counts = await forEachKind(async (kind) => items[kind].length);
    return {
      ...counts,
      facts: facts.length,
      revisions: revisions.length,
      files: files.length,
      missing,
    };
  } finally {
    await signOut(db);
  }
}

/** Returns what all staff have typed, newest first; no versions, and nothing of the bin. */
async function readRevisions(db: Db) {
  const rows = await readAll((after) => {
    const all = db.from('revisions').select(REVISION_COLUMNS);
    const typed = all.not('state', 'in', '(version,binned)');
    const page = typed.order('id').limit(PAGE_SIZE);
    return (after ? page.gt('id', after) : page).throwOnError();
  });
  const withText = rows.filter(({ columns }) => Object.keys(columns).length > 0);
  const newestFirst = withText.sort((a, b) => (a.saved_at < b.saved_at ? 1 : -1));
  return newestFirst.map(({ id: _, ...revision }) => revision);
}

const readCategories = async (db: Db) =>
  (await db.from('news_categories').select('id, name, slug').order('slug').throwOnError()).data;

/** Downloads the files that the lists name into the folder; those with status 404 are `missing`. */
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
