import { BlobNotFoundError, del } from '@vercel/blob';
import { callStore } from './blobStore.js';
import { unwrap } from './database.js';
import { referencesTo } from './fileReferences.js';
import { HttpError } from './httpError.js';
import { requireStaff } from './requireStaff.js';
import { describe, successResponse } from './responses.js';
import type { Settings } from './settings.js';
import { parseStoreUrl } from './storeUrl.js';

/**
 * Handles DELETE /api/blob-delete?url=… (R7.18), which deletes one file of the site's store. Deleting a missing file
 * succeeds. The row that references the file must be saved without it, or purged, first. Writes the audit entry before
 * it deletes the file; if the store then fails, a second entry records the failure (decision 0020).
 * @returns the JSON `{ success: true }`
 * @throws HttpError 409 `in_use` while an item, one in the bin, a version or a revision references the file, 503 if
 *   the audit entry cannot be written, and the errors of {@link requireStaff}, {@link parseStoreUrl} and
 *   {@link callStore}
 */
export async function deleteFile(request: Request, settings: Settings): Promise<Response> {
  const database = await requireStaff(request, settings);
  const { searchParams } = new URL(request.url);
  const { url, encodings } = parseStoreUrl(searchParams.getAll('url'), settings.storeHost);
  const references = await referencesTo(database, encodings);
  if (encodings.some((encoding) => references.has(encoding))) {
    throw new HttpError(409, 'in_use', 'An article or a notice still uses this file.');
  }
  await unwrap(database.rpc('log_file_deletion', { url }));
  try {
    await callStore((abortSignal) =>
      del(url, { token: settings.blobToken, abortSignal }).catch(unlessMissing),
    );
  } catch (failure) {
    await unwrap(database.rpc('log_file_deletion', { url, failed: true })).catch((cause: unknown) =>
      console.warn('blob function: the audit lacks a failed deletion', describe(cause)),
    );
    throw failure;
  }
  return successResponse();
}

function unlessMissing(thrown: unknown): void {
  if (!(thrown instanceof BlobNotFoundError)) throw thrown;
}
