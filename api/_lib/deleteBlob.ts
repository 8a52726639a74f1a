import { BlobNotFoundError, del } from '@vercel/blob';
import { callStore } from './callStore.js';
import { isFilePathname } from './pathnames.js';
import { badRequest, HttpError, successResponse } from './responses.js';
import type { Settings } from './settings.js';
import { queryRows, requireStaff } from './staffDatabase.js';

/**
 * Handles DELETE /api/blob-delete?url=… (R7.18), which deletes one file of the site's store.
 * Deleting a missing file succeeds. The database decides whether something still names the file.
 * @returns the JSON `{ success: true }`
 * @throws HttpError 400 `bad_request` for another URL, none or several, 409 `in_use` while
 *   something names the file, and the errors of {@link requireStaff}, {@link queryRows} and
 *   {@link callStore}
 */
export async function deleteBlob(request: Request, settings: Settings): Promise<Response> {
  const database = await requireStaff(request, settings);
  const [url = '', ...more] = new URL(request.url).searchParams.getAll('url');
  const store = `https://${settings.storeHost}/`;
  if (more.length > 0 || !url.startsWith(store) || !isFilePathname(url.slice(store.length))) {
    throw badRequest('This is not the address of one of our files.');
  }
  if ((await queryRows(database.rpc('named_files', { urls: [url] }))).length > 0) {
    throw new HttpError(409, 'in_use', 'An article or a notice still uses this file.');
  }
  await callStore((abortSignal) =>
    del(url, { token: settings.blobToken, abortSignal }).catch((thrown: unknown) => {
      if (!(thrown instanceof BlobNotFoundError)) throw thrown;
    }),
  );
  return successResponse();
}
