import { BlobNotFoundError, del } from '@vercel/blob';
import { callStore } from './callStore.js';
import { isFilePathname } from './pathnames.js';
import { badRequest, describe, HttpError, successResponse } from './responses.js';
import type { Settings } from './settings.js';
import { isTrue, requireStaff } from './staffDatabase.js';

/**
 * Handles DELETE /api/blob-delete?url=… (R7.18), which deletes one file of the site's store.
 * Deleting a missing file succeeds. The database decides whether something still names the file,
 * and writes a line of the history before the file is deleted. If the store then fails, a second
 * line records the failure (decision 0020).
 * @returns the JSON `{ success: true }`
 * @throws HttpError 400 `bad_request` for another URL, none or several, 409 `in_use` while
 *   something names the file, 503 if the line cannot be written, and the errors of
 *   {@link requireStaff} and {@link callStore}
 */
export async function deleteFile(request: Request, settings: Settings): Promise<Response> {
  const database = await requireStaff(request, settings);
  const [url = '', ...more] = new URL(request.url).searchParams.getAll('url');
  const store = `https://${settings.storeHost}/`;
  if (more.length > 0 || !url.startsWith(store) || !isFilePathname(url.slice(store.length))) {
    throw badRequest('This is not the address of one of our files.');
  }
  if (!(await isTrue(database.rpc('log_file_deletion', { url })))) {
    throw new HttpError(409, 'in_use', 'An article or a notice still uses this file.');
  }
  try {
    await callStore((abortSignal) =>
      del(url, { token: settings.blobToken, abortSignal }).catch(unlessMissing),
    );
  } catch (failure) {
    await isTrue(database.rpc('log_file_deletion', { url, failed: true })).catch((cause: unknown) =>
      console.warn('blob function: the history lacks a failed deletion', describe(cause)),
    );
    throw failure;
  }
  return successResponse();
}

function unlessMissing(thrown: unknown): void {
  if (!(thrown instanceof BlobNotFoundError)) throw thrown;
}
