import { type Database, rowsOf } from './database.js';

/**
 * A row that names a stored file, an item of the bin that would name it again once restored, or an earlier version
 * or a working copy of the item `id`. An item that names the file itself has no reference of kind `version`.
 */
export interface FileReference {
  kind: 'news' | 'notice' | 'bin' | 'version' | 'workingCopy';
  id: string;
  title: string;
}

/** Characters of unescaped URLs in one query, because proxies limit request lines to 8 kB. */
const MAX_QUERY = 3_000;

/**
 * Returns the articles, notices, items of the bin, versions and working copies that reference stored files, by
 * URL; a URL without references is missing from the map.
 * @param database with the rights of a member of staff, because row-level security hides drafts and scheduled
 *   articles from others
 * @param urls as the database stores them; equivalent encodings are different URLs; may be empty
 * @throws HttpError 401 `not_signed_in`, 503 `service_unavailable`
 */
export async function referencesTo(
  database: Database,
  urls: string[],
): Promise<Map<string, FileReference[]>> {
  const references = new Map<string, FileReference[]>();
  const rows = await Promise.all(inBatches(urls).map((batch) => rowsReferencing(database, batch)));
  for (const { kind, id, title, files } of rows.flat()) {
    for (const url of new Set(files)) {
      if (url === null) continue;
      const list = references.get(url) ?? [];
      // An item can match several queries: by two files, and by its newest version, which is its current state.
      if (!list.some((other) => other.id === id)) list.push({ kind, id, title });
      references.set(url, list);
    }
  }
  return references;
}

interface ReferencingRow extends FileReference {
  files: (string | null)[];
}

/** Queries every place that can name one of a batch of URLs; returns an item for each query that finds it. Throws an HttpError. */
async function rowsReferencing(database: Database, urls: string[]): Promise<ReferencingRow[]> {
  // Quoted here, because `overlaps` of postgrest-js does not quote the elements of its array literal.
  const quoted = urls.map((url) => JSON.stringify(url));
  const newsImages = () =>
    database.from('news').select('id, title, featured_image_url, additional_images');
  const documents = () =>
    database.from('notices').select('id, title, file_url, translated_file_url');
  const binned = () =>
    database.from('revisions').select('item_id, title, files').eq('state', 'binned');
  const [featured, additional, files, translatedFiles, bin, copied] = await Promise.all([
    rowsOf(newsImages().in('featured_image_url', urls)),
    rowsOf(newsImages().overlaps('additional_images', quoted)),
    rowsOf(documents().in('file_url', urls)),
    rowsOf(documents().in('translated_file_url', urls)),
    rowsOf(binned().overlaps('files', quoted)),
    rowsOf(database.rpc('file_references', { urls })),
  ]);
  return [
    ...[...featured, ...additional].map(({ id, title, ...row }) => ({
      kind: 'news' as const,
      id,
      title,
      files: [row.featured_image_url, ...row.additional_images],
    })),
    ...[...files, ...translatedFiles].map(({ id, title, file_url, translated_file_url }) => ({
      kind: 'notice' as const,
      id,
      title,
      files: [file_url, translated_file_url],
    })),
    ...bin.map(({ item_id, title, files }) => ({
      kind: 'bin' as const,
      id: item_id,
      title,
      files,
    })),
    // Last, so that an item which names the file itself is listed as such.
    ...copied.map(({ kind, item_id, title, url }) => ({ kind, id: item_id, title, files: [url] })),
  ];
}

/** Splits URLs into batches of at most `MAX_QUERY` characters; a longer URL is one of its own. */
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
