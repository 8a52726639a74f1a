import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../../lib/http/result';

/** The progress of an upload; `fraction` is 0 to 1, `advice` a translated sentence. */
export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'sending'; fraction: number }
  | { phase: 'sent' }
  | { phase: 'failed'; advice: string };

/** The upload options of a save. */
export interface TransferOptions {
  /** Called with the slot's id at every change of its state. */
  onProgress?: (id: string, state: UploadState) => void;
  signal?: AbortSignal;
  /**
   * The URLs of the files that earlier attempts have uploaded. The caller passes the same map to each
   * attempt, so that no file is uploaded twice when the session ends during a save.
   */
  uploaded?: Map<File, string>;
}

/** The progress of the uploads of a form, for its fields. */
export interface UploadProgress {
  /** By the id of the file's value. */
  states: Readonly<Record<string, UploadState>>;
  /** Aborts the whole save. */
  cancel: () => void;
}

/**
 * Tracks the uploads of a form. Unmounting aborts a running save, because its result would not be seen.
 * @returns `run`, which passes upload options to `save` and resolves to the Result of `save`; `sending`, with
 *   the state of each upload by the id of its value and `cancel`, which aborts the save. After a failed save
 *   only the failed uploads keep a state. A file that was uploaded before the session ended is not uploaded
 *   again by the next `run`.
 */
export function useUploads() {
  const [states, setStates] = useState<UploadProgress['states']>({});
  const uploaded = useRef(new Map<File, string>());
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);

  const run = async <Saved>(
    save: (transfer: TransferOptions) => Promise<Result<Saved>>,
  ): Promise<Result<Saved>> => {
    const controller = new AbortController();
    running.current = controller;
    setStates({});
    const result = await save({
      signal: controller.signal,
      uploaded: uploaded.current,
      onProgress: (id, state) => setStates((before) => ({ ...before, [id]: state })),
    });
    if (!result.success) setStates(onlyFailures);
    return result;
  };

  useEffect(() => () => running.current?.abort(), []);

  return { run, sending: { states, cancel } satisfies UploadProgress };
}

/** Only failures stay visible, because a failed save has rolled its uploads back. */
const onlyFailures = (states: UploadProgress['states']): UploadProgress['states'] =>
  Object.fromEntries(Object.entries(states).filter(([, { phase }]) => phase === 'failed'));
