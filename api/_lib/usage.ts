import type { Database } from './database.js';

/** A row that shows a stored file, or would if it were brought back from the bin. */
export interface Use {
  kind: 'news' | 'notice' | 'bin';
  id: string;
  title: string;
}

/** Characters of addresses in one query: proxies cut request lines at 8 kB, and they are escaped. */
const MAX_QUERY = 3_000;

/**
 * Where files are used, as the caller sees it: an admin sees drafts and scheduled articles too.
 * @returns the uses of each url; one that nothing uses is missing.
 */
export async function usesOf(database: Database, urls: string[]): Promise<Map<string, Use[]>> {
  const uses = new Map<string, Use[]>();
  const found = await Promise.all(inBatches(urls).map((batch) => rowsUsing(database, batch)));
  for (const { kind, id, title, files } of found.flat()) {
    for (const url of new Set(files)) {
      const list = uses.get(url) ?? [];
      // An article may come twice: once for its featured picture, once for the others.
      if (!list.some((use) => use.id === id)) list.push({ kind, id, title });
      uses.set(url, list);
    }
  }
  return uses;
}

interface UsingRow extends Use {
  files: string[];
}

async function rowsUsing(database: Database, urls: string[]): Promise<UsingRow[]> {
  const list = urls.map(quoted).join(',');
  const news = 'id,title,featured_image_url,additional_images';
  const [featured, additional, notices, bin] = await Promise.all([
    database.rows('news', { select: news, featured_image_url: `in.(${list})` }),
    database.rows('news', { select: news, additional_images: `ov.{${list}}` }),
    database.rows('notices', { select: 'id,title,file_url', file_url: `in.(${list})` }),
    database.rows('bin', { select: 'item,title,files', files: `ov.{${list}}` }),
  ]);
  return [
    ...[...featured, ...additional].map((row) => toUse('news', row)),
    ...notices.map((row) => toUse('notice', row)),
    ...bin.map((row) => toUse('bin', row)),
  ];
}

function toUse(kind: Use['kind'], row: Record<string, unknown>): UsingRow {
  const { id, item, title, featured_image_url, additional_images, file_url, files } = row;
  const named = [featured_image_url, file_url, ...listOf(additional_images), ...listOf(files)];
  return {
    kind,
    id: String(id ?? item),
    title: String(title),
    files: named.filter((file) => typeof file === 'string'),
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** As PostgREST and array literals quote; what stands in an address of ours needs no more. */
const quoted = (url: string): string => `"${url.replace(/["\\]/g, '\\$&')}"`;

function inBatches(urls: string[]): string[][] {
  const batches: string[][] = [];
  let length = MAX_QUERY;
  for (const url of urls) {
    length += url.length;
    if (length > MAX_QUERY) {
      batches.push([]);
      length = url.length;
    }
    batches.at(-1)?.push(url);
  }
  return batches;
}
