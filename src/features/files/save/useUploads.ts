import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../../lib/http/result';
import { type Saved, type SaveRequest, saveWithFiles, type UploadState } from './saveWithFiles';

export type UploadStates = Readonly<Record<string, UploadState>>;

/** What a field needs to show how its files are being sent. */
export interface Sending {
  states: UploadStates;
  /** Calls the whole save off. */
  cancel: () => void;
}

type Request<Item> = Omit<SaveRequest<Item>, 'report' | 'signal' | 'sent'>;

/**
 * Saving with files for a form. `save` is saveWithFiles; `sending` goes to the fields. Files that
 * were sent before a session ended are not sent again by the next `save`.
 */
export function useUploads() {
  const [states, setStates] = useState<UploadStates>({});
  const sent = useRef(new Map<File, string>());
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);

  const save = async <Item>(request: Request<Item>): Promise<Result<Saved<Item>>> => {
    const controller = new AbortController();
    running.current = controller;
    setStates({});
    const result = await saveWithFiles({
      ...request,
      signal: controller.signal,
      sent: sent.current,
      report: (id, state) => setStates((before) => ({ ...before, [id]: state })),
    });
    if (!result.success) setStates(onlyFailures);
    return result;
  };

  // Whoever leaves the form in the middle of a save takes it back: nobody would learn of its end.
  useEffect(() => () => running.current?.abort(), []);

  return { save, sending: { states, cancel } satisfies Sending };
}

/** After a failure nothing is sent any more: what was, is taken back. */
const onlyFailures = (states: UploadStates): UploadStates =>
  Object.fromEntries(Object.entries(states).filter(([, { phase }]) => phase === 'failed'));
