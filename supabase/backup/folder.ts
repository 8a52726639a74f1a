import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Database } from '../../src/lib/http/database.types.ts';
import { STORE_URL } from '../../src/lib/urls/media.ts';
import { allKinds, type Kind } from '../../src/staff/kinds/kinds.ts';

type Row<Table extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Table]['Row'];

/** Columns that triggers set, and generated ones. */
type Derived = 'updated_at' | 'revision' | 'translation_state' | 'listed_at' | 'titles';

/** Distributes over kinds, so that each has its own columns. */
export type ItemRow<K extends Kind = Kind> = K extends Kind
  ? Omit<Row<K>, 'author_id' | Derived>
  : never;

/** Something for each kind of item. */
export type ByKind<Value> = Record<Kind, Value>;

/** Calls a function for each kind, one after the other. */
export async function forEachKind<Value>(
  run: (kind: Kind) => Promise<Value>,
): Promise<ByKind<Value>> {
  const results: [Kind, Value][] = [];
  for (const kind of allKinds) results.push([kind, await run(kind)]);
  return Object.fromEntries(results) as ByKind<Value>;
}

export type RevisionRow = Pick<
  Row<'revisions'>,
  'kind' | 'item_id' | 'title' | 'columns' | 'base_revision' | 'saved_at' | 'author_name'
>;
export type FactRow = Pick<Row<'facts'>, 'key' | 'value' | 'status'>;
export type CategoryRow = Row<'news_categories'>;

export interface FileEntry {
  /** URL as the rows reference it. */
  url: string;
  pathname: string;
  /** Bytes. */
  size: number;
  sha256: string;
  contentType: string;
}

/** The lists in the folder of a backup, each in a JSON file of that name. */
export interface BackupManifest extends ByKind<ItemRow[]> {
  facts: FactRow[];
  /** What staff have typed and not saved, newest first. */
  revisions: RevisionRow[];
  categories: CategoryRow[];
  files: FileEntry[];
}

/** Matches the URL of a public file in a Blob store; the group is its pathname as encoded in the URL. */
export const STORED = new RegExp(`${STORE_URL.source}([^\\s"'<>()[\\]\\\\]+)`, 'gi');

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Returns the path of a file in the folder: by its hash, because no pathname may lead out of the folder. */
export const filePath = (folder: string, { sha256: hash, pathname }: FileEntry): string =>
  join(folder, 'files', hash + extname(pathname).replace(/[^.A-Za-z0-9]/g, ''));

/** Writes a list as JSON; replaces an existing one atomically. */
export async function writeList(
  folder: string,
  name: keyof BackupManifest,
  list: unknown,
): Promise<void> {
  const path = join(folder, `${name}.json`);
  await writeFile(`${path}.new`, `${JSON.stringify(list, null, 2)}\n`);
  await rename(`${path}.new`, path);
}

/** Reads a list. @throws Error for a missing or malformed file */
export async function readList<Name extends keyof BackupManifest>(
  folder: string,
  name: Name,
): Promise<BackupManifest[Name]> {
  return JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
}

/** Reads a file of the backup. @throws Error when it is missing, or its size or hash differs from the export's */
export async function readStored(folder: string, entry: FileEntry): Promise<Buffer> {
  const bytes = await readFile(filePath(folder, entry));
  if (bytes.length !== entry.size || sha256(bytes) !== entry.sha256) {
    throw new Error(`${entry.pathname} in the folder is not what was exported: damaged or changed`);
  }
  return bytes;
}
