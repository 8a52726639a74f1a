import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Database } from '../../src/lib/http/database.types.ts';
import { STORE_URL } from '../../src/lib/urls/media.ts';

type Row<Table extends 'news' | 'notices' | 'alerts' | 'news_categories'> =
  Database['public']['Tables'][Table]['Row'];

type DatesOfTexts = 'updated_at' | 'text_changed_at' | 'translation_changed_at';

export type NewsRow = Omit<Row<'news'>, 'author_id' | DatesOfTexts>;
export type NoticeRow = Omit<Row<'notices'>, DatesOfTexts>;
export type AlertRow = Omit<Row<'alerts'>, 'author_id' | 'updated_at'>;
export type CategoryRow = Row<'news_categories'>;

export interface FileEntry {
  /** As the rows name it. */
  url: string;
  pathname: string;
  /** Bytes. */
  size: number;
  sha256: string;
  contentType: string;
}

/** What a backup's folder holds beside the files themselves; each is a JSON file of that name. */
export interface BackupManifest {
  news: NewsRow[];
  notices: NoticeRow[];
  alerts: AlertRow[];
  categories: CategoryRow[];
  files: FileEntry[];
}

/** A public file of a Blob store; the group is its pathname as the address writes it. */
export const STORED = new RegExp(`${STORE_URL.source}([^\\s"'<>()[\\]\\\\]+)`, 'gi');

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Files lie under their content, whatever they were called: no name can lead out of the folder. */
export const placeOf = (folder: string, { sha256: hash, pathname }: FileEntry): string =>
  join(folder, 'files', hash + extname(pathname).replace(/[^.A-Za-z0-9]/g, ''));

/** Writes a list; one that is there is replaced in one step. */
export async function writeList(
  folder: string,
  name: keyof BackupManifest,
  list: unknown,
): Promise<void> {
  const place = join(folder, `${name}.json`);
  await writeFile(`${place}.new`, `${JSON.stringify(list, null, 2)}\n`);
  await rename(`${place}.new`, place);
}

/** A list of the folder; one that backups of earlier versions of the site lack is empty. */
export async function readList<Name extends keyof BackupManifest>(
  folder: string,
  name: Name,
): Promise<BackupManifest[Name]> {
  const place = join(folder, `${name}.json`);
  if (name === 'alerts' && !existsSync(place)) return [];
  return JSON.parse(await readFile(place, 'utf8'));
}

/** A file of the backup. @throws when it is missing, or not what was exported. */
export async function readStored(folder: string, entry: FileEntry): Promise<Buffer> {
  const bytes = await readFile(placeOf(folder, entry));
  if (bytes.length !== entry.size || sha256(bytes) !== entry.sha256) {
    throw new Error(`${entry.pathname} in the folder is not what was exported: damaged or changed`);
  }
  return bytes;
}
