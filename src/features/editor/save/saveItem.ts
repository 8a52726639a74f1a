import { type Failure, type Result, succeed } from '../../../lib/http/result';
import { i18n } from '../../../lib/i18n/i18n';
import { type Folder, upload } from '../../../services/files/files';
import { needsSignIn } from '../../auth/session/useReauthentication';
import { removeStored } from '../../files/upload/removeStored';
import {
  type FileSlot,
  type FileSlotKind,
  type Upload,
  uploadPlan,
} from '../../files/upload/uploadPlan';
import type { Transfer } from '../../files/upload/useUploads';

/** The stored state that a save replaces (optimistic locking). */
export interface BaseVersion<Item> {
  /**
   * What the update compares; none for a new item. After a draft was restored, the version that it was
   * typed over.
   */
  version?: string | undefined;
  /** The newest stored item that the person has seen, whose files the save may delete. */
  item?: Item | undefined;
}

/** What the form gives to the save of an article or a notice. */
export interface SaveCommand<Item, Input, Files> extends Transfer {
  /** Without the URLs of files. */
  input: Input;
  files: Files;
  base: BaseVersion<Item>;
  /** Id of a new item, the same at each attempt, so that a repeated one inserts no second row. */
  newId: string;
}

interface SaveRequest<Item> extends Transfer {
  folder: Folder;
  /** The files of the form (newsSlots, noticeSlots). */
  slots: FileSlot[];
  /** The URLs that the stored row uses; none for a new one. */
  storedUrls: string[];
  /** Writes the row. `urlOf` returns the URL of a slot's file by the slot's id. */
  saveRow: (urlOf: (id: string) => string | undefined) => Promise<Result<Item>>;
}

export interface SavedItem<Item> {
  item: Item;
  /** URLs of files that the row no longer uses and that could not be deleted. */
  orphanedFiles: string[];
}

/**
 * Saves an item with its files in the order of spec 8: uploads, row, clean-up. When an upload or the row
 * fails, the uploads of this save are rolled back and nothing has changed.
 * @returns the item as stored, or the failure with the text of spec 8
 */
export async function saveItem<Item>(request: SaveRequest<Item>): Promise<Result<SavedItem<Item>>> {
  const { slots, storedUrls, saveRow, uploaded = new Map<File, string>() } = request;
  const { uploads, unused } = uploadPlan(storedUrls, slots);

  const uploadFailure = await uploadAll(uploads, uploaded, request);
  const urls = new Map(slots.map(({ id, url, file }) => [id, file ? uploaded.get(file) : url]));
  const saved = uploadFailure ?? (await saveRow((id) => urls.get(id)));

  if (!saved.success) {
    // Without a valid session no file can be deleted, and after the next sign-in the save continues.
    if (!needsSignIn(saved.code)) await rollBack(uploaded);
    return saved;
  }

  const used = [...urls.values()];
  const discarded = [...uploaded.values()].filter((url) => !used.includes(url));
  uploaded.clear();
  const orphanedFiles = await removeStored([...unused, ...discarded]);
  return succeed({ item: saved.data, orphanedFiles });
}

/** Uploads what is not uploaded yet, one after the other; returns the first failure. */
async function uploadAll<Item>(
  uploads: Upload[],
  uploaded: Map<File, string>,
  { folder, onProgress = () => undefined, signal }: SaveRequest<Item>,
): Promise<Failure | undefined> {
  const missing = uploads.filter(({ file }) => !uploaded.has(file));
  for (const { id } of missing) onProgress(id, { phase: 'waiting' });
  for (const { id, file, role } of missing) {
    onProgress(id, { phase: 'sending', fraction: 0 });
    const result = await upload({
      file,
      folder,
      signal,
      onProgress: (fraction) => onProgress(id, { phase: 'sending', fraction }),
    });
    if (!result.success) {
      onProgress(id, { phase: 'failed', advice: result.advice });
      return { ...result, error: uploadError(role, result.error) };
    }
    uploaded.set(file, result.data.url);
    onProgress(id, { phase: 'sent' });
  }
}

/** Spec 8, word for word in English. */
function uploadError(role: FileSlotKind, otherwise: string): string {
  if (role.kind === 'featured') return i18n.t('uploads:failure.featured');
  if (role.kind === 'file') return otherwise;
  return i18n.t('uploads:failure.additional', { number: role.number });
}

/** Spec 8: if a later step fails, what was uploaded is deleted. */
async function rollBack(uploaded: Map<File, string>): Promise<void> {
  const urls = [...uploaded.values()];
  uploaded.clear();
  await removeStored(urls);
}
