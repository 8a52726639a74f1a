import { BlobNotFoundError, del } from '@vercel/blob';
import { succeed } from './answers.js';
import { askStore } from './blobStore.js';
import { requireAdmin } from './caller.js';
import { ownUrl } from './ownUrl.js';
import { Refusal } from './refusal.js';
import type { Settings } from './settings.js';
import { usesOf } from './usage.js';

/**
 * DELETE /api/blob-delete?url=… (spec 7): removes one file of our own store. The row that used it
 * is saved or deleted before; while any row still uses the file the answer is 409. A file that is
 * already gone is a success.
 */
export async function remove(request: Request, settings: Settings): Promise<Response> {
  const database = await requireAdmin(request, settings);
  const { searchParams } = new URL(request.url);
  const { url, spellings } = ownUrl(searchParams.getAll('url'), settings.storeHost);
  const uses = await usesOf(database, spellings);
  if (spellings.some((one) => uses.has(one))) {
    throw new Refusal(409, 'in_use', 'An article or a notice still uses this file.');
  }
  await askStore((abortSignal) =>
    del(url, { token: settings.blobToken, abortSignal }).catch(unlessGone),
  );
  return succeed();
}

function unlessGone(thrown: unknown): void {
  if (!(thrown instanceof BlobNotFoundError)) throw thrown;
}
