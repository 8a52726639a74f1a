import type { Failure, Result } from '../../../lib/http/result';
import { i18n } from '../../../lib/i18n/i18n';
import { type Folder, remove, upload } from '../../../services/files/files';
import { type Role, type Slot, savePlan, type Upload } from './savePlan';

/** How far a file has got. */
export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'sending'; fraction: number }
  | { phase: 'sent' }
  | { phase: 'failed'; advice: string };

export interface SaveRequest<Item> {
  folder: Folder;
  /** The files of the form (newsSlots, noticeSlots). */
  slots: Slot[];
  /** The urls that the stored row uses; none for a new one. */
  before: string[];
  /** Writes the row. `urlOf` gives the url of a slot by its id. */
  write: (urlOf: (id: string) => string | undefined) => Promise<Result<Item>>;
  /** Told of every step. */
  report?: (id: string, state: UploadState) => void;
  signal?: AbortSignal;
  /**
   * What earlier attempts have sent, kept by the caller between them: when the session ends in the
   * middle of a save, the pictures need not be sent again after the new sign-in.
   */
  sent?: Map<File, string>;
}

export interface Saved<Item> {
  item: Item;
  /** Urls of files that are no longer used and could not be deleted. */
  leftover: string[];
}

/**
 * Saves a form with files in the order of spec 8: send them, write the row, delete what it no longer
 * uses. When sending or writing fails, what this save sent is deleted and nothing has changed; the
 * texts are those of spec 8.
 */
export async function saveWithFiles<Item>(
  request: SaveRequest<Item>,
): Promise<Result<Saved<Item>>> {
  const { slots, before, write, sent = new Map<File, string>() } = request;
  const { uploads, unused } = savePlan(before, slots);
  const failure = await sendAll(uploads, sent, request);
  const urls = new Map(slots.map(({ id, url, file }) => [id, file ? sent.get(file) : url]));
  const result = failure ?? (await write((id) => urls.get(id)));
  if (!result.success) {
    // Without a session nothing could be deleted, and after the next sign-in the save goes on.
    if (result.code !== 'sessionExpired') await takeBack(sent);
    return result;
  }
  const abandoned = [...sent.values()].filter((url) => ![...urls.values()].includes(url));
  sent.clear();
  return {
    success: true,
    data: { item: result.data, leftover: await removeStored([...unused, ...abandoned]) },
  };
}

/** Sends what is not sent yet, one after the other; gives the first failure, or nothing. */
async function sendAll<Item>(
  uploads: Upload[],
  sent: Map<File, string>,
  { folder, report = () => undefined, signal }: SaveRequest<Item>,
): Promise<Failure | undefined> {
  const missing = uploads.filter(({ file }) => !sent.has(file));
  for (const { id } of missing) report(id, { phase: 'waiting' });
  for (const { id, file, role } of missing) {
    report(id, { phase: 'sending', fraction: 0 });
    const onProgress = (fraction: number) => report(id, { phase: 'sending', fraction });
    const result = await upload({ file, folder, onProgress, signal });
    if (!result.success) {
      report(id, { phase: 'failed', advice: result.advice });
      return { ...result, error: failureText(role, result.error) };
    }
    sent.set(file, result.data.url);
    report(id, { phase: 'sent' });
  }
}

/** Spec 8, word for word in English. */
function failureText(role: Role, otherwise: string): string {
  if (role.kind === 'featured') return i18n.t('uploads:failure.featured');
  if (role.kind === 'file') return otherwise;
  return i18n.t('uploads:failure.additional', { number: role.number });
}

/** Spec 8: if a later step fails, what was uploaded is deleted. */
async function takeBack(sent: Map<File, string>): Promise<void> {
  const urls = [...sent.values()];
  sent.clear();
  await removeStored(urls);
}

/**
 * Deletes stored files; gives the urls of those that could not be deleted. One that another article
 * or notice still uses is meant to stay, so it does not count; nor does a row that was written after
 * all although its answer was lost, for the server asks the database first.
 */
export async function removeStored(urls: string[]): Promise<string[]> {
  const results = await Promise.all(urls.map(async (url) => ({ url, result: await remove(url) })));
  return results
    .filter(({ result }) => !result.success && result.problem !== 'inUse')
    .map(({ url }) => url);
}
