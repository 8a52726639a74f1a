import { BlobNotFoundError, del } from '@vercel/blob';
import { describe, succeed } from './answers.js';
import { askStore } from './blobStore.js';
import { requireAdmin } from './caller.js';
import { unwrap } from './database.js';
import { ownUrl } from './ownUrl.js';
import { Refusal } from './refusal.js';
import type { Settings } from './settings.js';
import { usesOf } from './usage.js';

/**
 * DELETE /api/blob-delete?url=… (spec 7): removes one file of our own store. The row that used it
 * is saved or deleted for good before; while any row, or an item in the bin, still uses the file the
 * answer is 409. A file that is already gone is a success.
 *
 * The audit has its entry before the file goes: without one nothing is deleted (503). Where the store
 * then fails, a second entry says so; docs/decisions/0020-audit.md.
 */
export async function remove(request: Request, settings: Settings): Promise<Response> {
  const database = await requireAdmin(request, settings);
  const { searchParams } = new URL(request.url);
  const { url, spellings } = ownUrl(searchParams.getAll('url'), settings.storeHost);
  const uses = await usesOf(database, spellings);
  if (spellings.some((one) => uses.has(one))) {
    throw new Refusal(409, 'in_use', 'An article or a notice still uses this file.');
  }
  await unwrap(database.rpc('note_file_deletion', { url }));
  try {
    await askStore((abortSignal) =>
      del(url, { token: settings.blobToken, abortSignal }).catch(unlessGone),
    );
  } catch (failure) {
    await unwrap(database.rpc('note_file_deletion', { url, failed: true })).catch(
      (cause: unknown) =>
        console.warn('blob function: the audit lacks a failed deletion', describe(cause)),
    );
    throw failure;
  }
  return succeed();
}

function unlessGone(thrown: unknown): void {
  if (!(thrown instanceof BlobNotFoundError)) throw thrown;
}
