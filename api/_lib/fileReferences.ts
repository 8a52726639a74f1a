import { type Database, rowsOf } from './database.js';

/** A row that uses a stored file, or an item of the bin that would after its restoration. */
export interface FileReference {
  kind: 'news' | 'notice' | 'bin';
  id: string;
  title: string;
}

/** Characters of URLs in one query: proxies cut request lines at 8 kB, and they are escaped. */
const MAX_QUERY = 3_000;

/**
 * Finds where files are used. The caller must be an admin, because row-level security hides drafts and
 * scheduled articles from others.
 * @returns the references to each URL; an unreferenced one is missing.
 * @throws HttpError 401 when the token is not accepted, 503 when the database gives no usable response.
 */
export async function referencesTo(
  database: Database,
  urls: string[],
): Promise<Map<string, FileReference[]>> {
  const references = new Map<string, FileReference[]>();
  const found = await Promise.all(inBatches(urls).map((batch) => rowsReferencing(database, batch)));
  for (const { kind, id, title, files } of found.flat()) {
    for (const url of new Set(files)) {
      if (url === null) continue;
      const list = references.get(url) ?? [];
      // An item may be in two queries: for its featured image and for the additional ones, or for two files.
      if (!list.some((other) => other.id === id)) list.push({ kind, id, title });
      references.set(url, list);
    }
  }
  return references;
}

interface ReferencingRow extends FileReference {
  files: (string | null)[];
}

async function rowsReferencing(database: Database, urls: string[]): Promise<ReferencingRow[]> {
  // `overlaps` of postgrest-js leaves the elements of an array literal unquoted.
  const quoted = urls.map((url) => JSON.stringify(url));
  const pictures = () =>
    database.from('news').select('id, title, featured_image_url, additional_images');
  const documents = () =>
    database.from('notices').select('id, title, file_url, translated_file_url');
  const [featured, additional, files, translatedFiles, bin] = await Promise.all([
    rowsOf(pictures().in('featured_image_url', urls)),
    rowsOf(pictures().overlaps('additional_images', quoted)),
    rowsOf(documents().in('file_url', urls)),
    rowsOf(documents().in('translated_file_url', urls)),
    rowsOf(database.from('bin').select('item, title, files').overlaps('files', quoted)),
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
    ...bin.map(({ item, title, files }) => ({ kind: 'bin' as const, id: item, title, files })),
  ];
}

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
