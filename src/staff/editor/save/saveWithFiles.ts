import { type Failure, type Result, succeed } from '../../../lib/http/result';
import { i18n } from '../../../lib/i18n/i18n';
import { needsSignIn } from '../../auth/session/useReauthentication';
import { upload } from '../../data/files/files';
import { removeStored } from '../../files/upload/removeStored';
import type { TransferOptions } from '../../files/upload/useUploads';
import { type FileSlot, type FileSlotKind, type Upload, uploadsOf } from '../../kinds/slots';

export interface SavedItem<Saved> {
  item: Saved;
  /** URLs of files that no row uses and that could not be deleted. */
  orphanedFiles: string[];
}

interface FilesRequest<Saved> extends TransferOptions {
  slots: FileSlot[];
  /** `urlOf`: the URL of a slot's file by the slot's id. */
  saveRow: (urlOf: (id: string) => string | undefined) => Promise<Result<Saved>>;
}

/**
 * Saves an item with its files: uploads, then the row. Files that the row no longer uses stay in
 * the store, because versions name them (decision 0021); uploads of an earlier attempt that it does
 * not use are deleted. When an upload or the row fails, the uploads are rolled back (R8.12), except
 * after `sessionExpired` and `notAllowed`, because a retry after a new sign-in continues with them.
 * @returns fails with the codes of `upload` in data/files, with a message about the file (R8.6,
 *   R8.8, R8.9), or of `saveRow`; a file that cannot be deleted is not a failure
 */
export async function saveWithFiles<Saved>(
  request: FilesRequest<Saved>,
): Promise<Result<SavedItem<Saved>>> {
  const { slots, saveRow, uploaded = new Map<File, string>() } = request;
  const uploadFailure = await uploadAll(uploadsOf(slots), uploaded, request);
  const urls = new Map(slots.map(({ id, url, file }) => [id, file ? uploaded.get(file) : url]));
  const saved = uploadFailure ?? (await saveRow((id) => urls.get(id)));

  if (!saved.success) {
    // Without a session the store deletes nothing, and the retry after the next sign-in reuses the files.
    if (!needsSignIn(saved.code)) await rollBack(uploaded);
    return saved;
  }

  const used = [...urls.values()];
  // Uploaded by an earlier attempt, and replaced in the form since.
  const discarded = [...uploaded.values()].filter((url) => !used.includes(url));
  uploaded.clear();
  return succeed({ item: saved.data, orphanedFiles: await removeStored(discarded) });
}

/** One at a time; returns the first failure. */
async function uploadAll(
  uploads: Upload[],
  uploaded: Map<File, string>,
  { onProgress = () => undefined, signal }: TransferOptions,
): Promise<Failure | undefined> {
  const missing = uploads.filter(({ file }) => !uploaded.has(file));
  for (const { id } of missing) onProgress(id, { phase: 'waiting' });
  for (const { id, file, folder, kind: slot } of missing) {
    onProgress(id, { phase: 'sending', fraction: 0 });
    const result = await upload({
      file,
      folder,
      signal,
      onProgress: (fraction) => onProgress(id, { phase: 'sending', fraction }),
    });
    if (!result.success) {
      onProgress(id, { phase: 'failed', advice: result.advice });
      return { ...result, error: uploadError(slot, result.error) };
    }
    uploaded.set(file, result.data.url);
    onProgress(id, { phase: 'sent' });
  }
}

/**
 * “Featured image”, “Additional image 2” (R8.8, R8.9); `general` (R8.6) for the file of a notice.
 */
function uploadError(kind: FileSlotKind, general: string): string {
  if (kind.type === 'featured') return i18n.t('uploads:failure.featured');
  if (kind.type === 'file') return general;
  return i18n.t('uploads:failure.additional', { number: kind.number });
}

/** Deletes the uploads of a failed save (R8.12). Ignores files that cannot be deleted. */
async function rollBack(uploaded: Map<File, string>): Promise<void> {
  const urls = [...uploaded.values()];
  uploaded.clear();
  await removeStored(urls);
}
