import { type Database, rowsOf } from './database.js';

/**
 * An item or fact that names a stored file. `kind` is that of an item whose row names it, such as `news`; `bin` for one that would
 * name it again once restored, `version` where only an earlier version does, `revision` where only what staff have typed does;
 * `facts` for a fact, `replaced` for one that has named it in the last 30 days.
 */
export interface FileReference {
  kind: string;
  id: string;
  title: string;
}

/**
 * Returns the items that reference stored files, each once, by URL; a URL without references is missing from the map.
 * @param database with the rights of a member of staff, because others get no references
 * @param urls as the database stores them; equivalent encodings are different URLs; may be empty
 * @throws HttpError 401 `not_signed_in`, 503 `service_unavailable`
 */
export async function referencesTo(
  database: Database,
  urls: string[],
): Promise<Map<string, FileReference[]>> {
  const references = new Map<string, FileReference[]>();
  for (const { url, item_id: id, kind, title } of await rowsOf(
    database.rpc('file_references', { urls }),
  )) {
    references.set(url, [...(references.get(url) ?? []), { kind, id, title }]);
  }
  return references;
}
