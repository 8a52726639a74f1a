import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../../lib/http/result';

/** How far the upload of a file has got. */
export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'sending'; fraction: number }
  | { phase: 'sent' }
  | { phase: 'failed'; advice: string };

/** What a save needs for its uploads. */
export interface Transfer {
  /** Called with the slot's id at every step. */
  onProgress?: (id: string, state: UploadState) => void;
  signal?: AbortSignal;
  /**
   * The URLs of the files that earlier attempts have uploaded, kept by the caller between attempts: when
   * the session ends in the middle of a save, no image is uploaded twice after the new sign-in.
   */
  uploaded?: Map<File, string>;
}

/** What a field needs to show the progress of its files. */
export interface Sending {
  states: Readonly<Record<string, UploadState>>;
  /** Aborts the whole save. */
  cancel: () => void;
}

/**
 * Follows the uploads of a form's saves.
 * @returns `run`, which calls a save with what it needs for its uploads and resolves to its Result,
 *   and `sending` for the fields. Files that were uploaded before a session ended are not uploaded
 *   again by the next `run`.
 */
export function useUploads() {
  const [states, setStates] = useState<Sending['states']>({});
  const uploaded = useRef(new Map<File, string>());
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);

  const run = async <Saved>(
    save: (transfer: Transfer) => Promise<Result<Saved>>,
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

  // Leaving the form in the middle of a save aborts it, because its outcome would not be seen.
  useEffect(() => () => running.current?.abort(), []);

  return { run, sending: { states, cancel } satisfies Sending };
}

/** A failed save has rolled its uploads back, so only what failed is still shown. */
const onlyFailures = (states: Sending['states']): Sending['states'] =>
  Object.fromEntries(Object.entries(states).filter(([, { phase }]) => phase === 'failed'));
