import { BlobNotFoundError, del } from '@vercel/blob';
import { callStore } from './blobStore.js';
import { unwrap } from './database.js';
import { referencesTo } from './fileReferences.js';
import { HttpError } from './httpError.js';
import { requireAdmin } from './requireAdmin.js';
import { describe, successResponse } from './responses.js';
import type { Settings } from './settings.js';
import { parseStoreUrl } from './storeUrl.js';

/**
 * DELETE /api/blob-delete?url=… (spec 7): deletes one file of the site's store. While a row, or an item
 * of the bin, references the file the status is 409, so the row is saved or purged first. A missing
 * file is a success.
 *
 * The audit entry is written before the file is deleted; without one nothing is deleted (503). Where
 * the store then fails, a second entry records it (docs/decisions/0020-audit.md).
 */
export async function deleteFile(request: Request, settings: Settings): Promise<Response> {
  const database = await requireAdmin(request, settings);
  const { searchParams } = new URL(request.url);
  const { url, encodings } = parseStoreUrl(searchParams.getAll('url'), settings.storeHost);
  const references = await referencesTo(database, encodings);
  if (encodings.some((one) => references.has(one))) {
    throw new HttpError(409, 'in_use', 'An article or a notice still uses this file.');
  }
  await unwrap(database.rpc('note_file_deletion', { url }));
  try {
    await callStore((abortSignal) =>
      del(url, { token: settings.blobToken, abortSignal }).catch(unlessMissing),
    );
  } catch (failure) {
    await unwrap(database.rpc('note_file_deletion', { url, failed: true })).catch(
      (cause: unknown) =>
        console.warn('blob function: the audit lacks a failed deletion', describe(cause)),
    );
    throw failure;
  }
  return successResponse();
}

function unlessMissing(thrown: unknown): void {
  if (!(thrown instanceof BlobNotFoundError)) throw thrown;
}
