import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../../lib/http/result';

/** `fraction` is 0 to 1, `advice` a translated sentence. */
export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'sending'; fraction: number }
  | { phase: 'sent' }
  | { phase: 'failed'; advice: string };

export interface TransferOptions {
  onProgress?: (id: string, state: UploadState) => void;
  signal?: AbortSignal;
  /**
   * What earlier attempts have uploaded. The caller passes the same map to each attempt, so that no
   * file is uploaded twice when the session ends during a save.
   */
  uploaded?: Map<File, string>;
}

export interface UploadProgress {
  states: Readonly<Record<string, UploadState>>;
  /** Aborts the whole save. */
  cancel: () => void;
}

/**
 * Tracks the uploads of a form. Unmounting aborts a running save, because its result would not be
 * seen.
 * @returns `run` passes upload options to `save`. After a failed save only the failed uploads keep
 *   a state
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
