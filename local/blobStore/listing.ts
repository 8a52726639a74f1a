import { badRequest } from './errors.ts';
import type { BlobStore } from './store.ts';

const MAX_LIMIT = 1000;

/**
 * Returns the JSON of the store's API for GET without `url`: one page of files, sorted by pathname, `{
 * blobs, folders?, cursor?, hasMore }`. `cursor` is missing on the final page. With `mode=folded` folders
 * replace the files in them.
 * @param params `limit` (1 to 1000, the default), `cursor`, `prefix` and `mode`
 * @throws StoreError `bad_request` for an invalid cursor
 */
export function listBlobs(store: BlobStore, params: URLSearchParams): object {
  const limit = Number(params.get('limit') ?? MAX_LIMIT);
  const after = readCursor(params.get('cursor'));
  const prefix = params.get('prefix') ?? '';
  const folded = params.get('mode') === 'folded';
  const listed = new Map<string, object | null>();
  for (const entry of store.all()) {
    if (!entry.pathname.startsWith(prefix)) continue;
    const folder = folded ? folderOf(entry.pathname, prefix) : undefined;
    listed.set(folder ?? entry.pathname, folder === undefined ? store.describe(entry) : null);
  }
  const rest = [...listed].filter(([name]) => name > after).sort(([a], [b]) => (a < b ? -1 : 1));
  const page = rest.slice(0, limit);
  const hasMore = rest.length > page.length;
  return {
    blobs: page.map(([, blob]) => blob).filter((blob) => blob !== null),
    ...(folded && { folders: page.filter(([, blob]) => blob === null).map(([name]) => name) }),
    ...(hasMore && { cursor: toCursor(page.at(-1)?.[0] ?? '') }),
    hasMore,
  };
}

/** Returns the folder directly below the prefix that contains a file; undefined for a file outside folders. */
function folderOf(pathname: string, prefix: string): string | undefined {
  const slash = pathname.indexOf('/', prefix.length);
  return slash < 0 ? undefined : pathname.slice(0, slash + 1);
}

const toCursor = (name: string): string => Buffer.from(name).toString('base64url');

/** Returns the name after which a page starts. */
function readCursor(text: string | null): string {
  if (!text) return '';
  const name = Buffer.from(text, 'base64url').toString('utf8');
  if (toCursor(name) !== text) throw badRequest('Invalid cursor');
  return name;
}
