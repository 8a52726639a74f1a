import { useEffect, useRef, useState } from 'react';
import { type Result, succeed } from '../../../lib/http/result';
import { i18n } from '../../../lib/i18n/i18n';
import { remove, upload } from '../../data/files/files';
import { type FileSlot, type FileSlotKind, uploadsOf } from '../../kinds/slots';

/** `fraction` is 0 to 1, `advice` a translated sentence. */
export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'sending'; fraction: number }
  | { phase: 'sent' }
  | { phase: 'failed'; advice: string };

export interface UploadProgress {
  states: Readonly<Record<string, UploadState>>;
  /** Aborts the uploads, and the save with them. */
  cancel: () => void;
}

/** Returns the URL of a slot's file by the slot's id. */
type UrlOf = (id: string) => string | undefined;

/**
 * Returns the uploads of a form, which remember what they have stored, so that no file is uploaded twice when the session ends
 * during a save.
 * @param report receives the state of each upload by the id of its slot
 */
export function createUploads(report: (id: string, state: UploadState) => void = () => undefined) {
  const uploaded = new Map<File, string>();
  const urlOf = ({ file, url }: FileSlot) => (file ? uploaded.get(file) : url);
  return {
    /**
     * Uploads the files that are not stored yet, one after the other. Fails with the codes of `upload` in data/files, with a
     * message about the file (R8.6, R8.8, R8.9).
     */
    send: async (slots: FileSlot[], signal?: AbortSignal): Promise<Result<UrlOf>> => {
      const missing = uploadsOf(slots).filter(({ file }) => !uploaded.has(file));
      for (const { id } of missing) report(id, { phase: 'waiting' });
      for (const { id, file, folder, kind } of missing) {
        const onProgress = (fraction: number) => report(id, { phase: 'sending', fraction });
        onProgress(0);
        const result = await upload({ file, folder, signal, onProgress });
        if (!result.success) {
          report(id, { phase: 'failed', advice: result.advice });
          return { ...result, error: uploadError(kind, result.error) };
        }
        uploaded.set(file, result.data.url);
        report(id, { phase: 'sent' });
      }
      const urls = new Map(slots.map((slot) => [slot.id, urlOf(slot)]));
      return succeed((id) => urls.get(id));
    },
    /**
     * Deletes what was uploaded and is not in `used` (R8.12), also what an earlier attempt has uploaded and the form has
     * replaced since. Never rejects.
     * @returns the URLs of files that no row uses and that could not be deleted
     */
    removeExcept: async (used: FileSlot[]): Promise<string[]> => {
      const kept = used.map(urlOf);
      const removed = [...uploaded.values()].filter((url) => !kept.includes(url));
      uploaded.clear();
      return removeStored(removed);
    },
  };
}

/**
 * Returns the sentence for a failed upload: that of the featured image or of a numbered additional one (R8.8, R8.9), for the file
 * of a notice `general` (R8.6).
 */
function uploadError(kind: FileSlotKind, general: string): string {
  if (kind.type === 'featured') return i18n.t('uploads:failure.featured');
  if (kind.type === 'file') return general;
  return i18n.t('uploads:failure.additional', { number: kind.number });
}

/**
 * Uploads the files of a form, deletes those that a save does not use, and holds their progress. Aborts on unmount, because
 * nobody would see the result.
 * @param busy whether a save is running; without one only failed uploads are listed, because a failed save has deleted the others
 */
export function useUploads(busy: boolean) {
  const [states, setStates] = useState<UploadProgress['states']>({});
  const [{ send, removeExcept }] = useState(() =>
    createUploads((id, state) => setStates((before) => ({ ...before, [id]: state }))),
  );
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  return {
    send: (slots: FileSlot[]) => {
      running.current = new AbortController();
      setStates({});
      return send(slots, running.current.signal);
    },
    removeExcept,
    sending: { states: busy ? states : failuresOf(states), cancel } satisfies UploadProgress,
  };
}

const failuresOf = (states: UploadProgress['states']): UploadProgress['states'] =>
  Object.fromEntries(Object.entries(states).filter(([, { phase }]) => phase === 'failed'));

/**
 * Deletes files of the Blob store in parallel (R7.18). Never rejects.
 * @param urls of files in the site's Blob store
 * @returns orphaned files: the URLs that could not be deleted. A file that an item, the bin, a
 *   version or a working copy still names does not count: api/blob.ts rejects it with `inUse`, also
 *   after a save whose response was lost
 */
export async function removeStored(urls: string[]): Promise<string[]> {
  const results = await Promise.all(urls.map(async (url) => ({ url, result: await remove(url) })));
  return results
    .filter(({ result }) => !result.success && result.problem !== 'inUse')
    .map(({ url }) => url);
}
