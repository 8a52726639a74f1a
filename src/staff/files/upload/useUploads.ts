import { useEffect, useRef, useState } from 'react';
import { type Result, succeed } from '../../../lib/http/result';
import { i18n } from '../../../lib/i18n/i18n';
import { type Folder, remove, upload } from '../../api/files/files';
import { type FormFile, savedFilesOf, withStoredFiles } from '../../kinds/formFiles';
import type { Kind, Values } from '../../kinds/kinds';

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

/**
 * Returns functions that upload the files of a form and delete those that a save does not use, and their progress by the ids of
 * their values. Remembers its uploads, so that no file is sent twice when the session ends during a save. Aborts on unmount.
 * @param busy whether a save is running; otherwise `sending.states` has the failed uploads alone, because a failed save deletes
 * the others
 */
export function useUploads(kind: Kind, busy: boolean) {
  const [states, setStates] = useState<UploadProgress['states']>({});
  const [uploaded] = useState(() => new Map<File, string>());
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const report = (id: string, state: UploadState) =>
    setStates((before) => ({ ...before, [id]: state }));
  return {
    /**
     * Uploads the files that are not stored yet, one after the other. Fails with the codes of `upload` in data/files, with a
     * message about the file (R8.6, R8.8, R8.9).
     * @returns the values with the stored files
     */
    uploadFiles: async <V extends object>(values: V): Promise<Result<V>> => {
      running.current = new AbortController();
      const { signal } = running.current;
      const missing = savedFilesOf(kind, values as Values).flatMap((one) => {
        const { id, file } = one.value;
        return file && !uploaded.has(file) ? [{ ...one, id, file }] : [];
      });
      setStates(Object.fromEntries(missing.map(({ id }) => [id, { phase: 'waiting' }])));
      for (const { id, file, ...place } of missing) {
        const onProgress = (fraction: number) => report(id, { phase: 'sending', fraction });
        onProgress(0);
        const result = await upload({ file, folder: kind as Folder, signal, onProgress });
        if (!result.success) {
          report(id, { phase: 'failed', advice: result.advice });
          return { ...result, error: uploadError(place, result.error) };
        }
        uploaded.set(file, result.data);
        report(id, { phase: 'sent' });
      }
      return succeed(withStoredFiles(kind, values, (_, file) => uploaded.get(file)));
    },
    /**
     * Deletes what was uploaded and is not in the values that were saved (R8.12), also what an earlier attempt has uploaded and
     * the form has replaced since; if nothing was saved, everything that was uploaded. Never rejects.
     * @returns the URLs of files that no row uses and that could not be deleted
     */
    removeUnused: async (saved: object | false): Promise<string[]> => {
      const kept = saved ? savedFilesOf(kind, saved as Values).map(({ value }) => value.url) : [];
      const unused = [...uploaded.values()].filter((url) => !kept.includes(url));
      uploaded.clear();
      return removeStored(unused);
    },
    sending: { states: busy ? states : failuresOf(states), cancel } satisfies UploadProgress,
  };
}

/**
 * Returns the sentence for a failed upload: that of the featured image or of a numbered additional one (R8.8, R8.9), for the file
 * of a notice `general` (R8.6).
 */
function uploadError({ field, index }: Pick<FormFile, 'field' | 'index'>, general: string): string {
  if (field === 'featured') return i18n.t('uploads:failure.featured');
  if (field !== 'additional') return general;
  return i18n.t('uploads:failure.additional', { number: index + 1 });
}

const failuresOf = (states: UploadProgress['states']): UploadProgress['states'] =>
  Object.fromEntries(Object.entries(states).filter(([, { phase }]) => phase === 'failed'));

/**
 * Deletes files of the Blob store in parallel (R7.18). Never rejects.
 * @param urls of files in the site's Blob store
 * @returns orphaned files: the URLs that could not be deleted. A file that an item, the bin, a
 *   version or a revision still names does not count: api/blob.ts rejects it with `inUse`, also
 *   after a save whose response was lost
 */
export async function removeStored(urls: string[]): Promise<string[]> {
  const results = await Promise.all(urls.map(async (url) => ({ url, result: await remove(url) })));
  return results
    .filter(({ result }) => !result.success && result.problem !== 'inUse')
    .map(({ url }) => url);
}
