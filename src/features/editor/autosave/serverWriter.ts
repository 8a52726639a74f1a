import { createStore } from '../../../lib/browser/store';
import type { ErrorCode } from '../../../lib/http/errorCodes';
import { remove, save } from '../../../services/workingCopies/workingCopies';
import type { Content, CopyStatus, ServerState, StoredCopy } from './copyStatus';

/** Milliseconds after a failure until the next attempt. */
const RETRY_MS = 10_000;

const FAILURES: Partial<Record<ErrorCode, CopyStatus['state']>> = {
  network: 'offline',
  timeout: 'offline',
  conflict: 'otherDevice',
};

const NO_COPY: ServerState = { text: '', revision: 0 };

const statusOf = (copy: { savedAt: Date } | null | undefined): CopyStatus =>
  copy ? { state: 'saved', at: copy.savedAt } : { state: 'unchanged' };

const write = (itemId: string, content: Content, revision: number) =>
  content ? save(content, revision) : remove(itemId, revision);

interface Options {
  itemId: string;
  /** The copy on the server when the form was opened. */
  stored: StoredCopy | undefined;
  /** The form does not continue the copy on the server. */
  isBlocked: boolean;
  onConfirmed: (state: ServerState) => void;
}

/** Sends the working copy of a form to the server, one request at a time; never rejects. */
export function createServerWriter({ itemId, stored, isBlocked: blocked, onConfirmed }: Options) {
  const status = createStore<CopyStatus>(blocked ? { state: 'otherDevice' } : statusOf(stored));
  let state: ServerState = stored ?? NO_COPY;
  let isBlocked = blocked;
  let nextAttempt = 0;
  let sending: Promise<void> | null = null;
  let next: [Content, string] | null = null;

  const request = async (content: Content, text: string): Promise<void> => {
    status.set({ state: 'saving' });
    const result = await write(itemId, content, state.revision);
    if (result.success) {
      nextAttempt = 0;
      state = { text, revision: result.data?.revision ?? 0 };
      status.set(statusOf(result.data));
      onConfirmed(state);
    } else {
      isBlocked = result.code === 'conflict';
      nextAttempt = Date.now() + RETRY_MS;
      status.set({ state: FAILURES[result.code] ?? 'failed' });
    }
  };

  const sendAll = async (): Promise<void> => {
    for (let due = next; due && !isBlocked; due = next) {
      next = null;
      await request(...due);
    }
    sending = null;
  };

  return {
    status,
    state: () => state,
    /** Whether no request may start: one is running, the last one has failed, or another device has saved. */
    isWaiting: () => isBlocked || sending !== null || Date.now() < nextAttempt,
    endWait: () => {
      nextAttempt = 0;
    },
    /** Sends after the running request; the last call wins. */
    send: (content: Content, text: string) => {
      if (isBlocked) return;
      next = [content, text];
      sending ??= sendAll();
    },
    /** Continues from another copy on the server; null for none. */
    rebase: (copy: StoredCopy | null) => {
      isBlocked = false;
      nextAttempt = 0;
      state = copy ?? NO_COPY;
      status.set(statusOf(copy));
    },
    /** Deletes the copy after the running request. */
    stop: async (): Promise<void> => {
      next = null;
      await sending;
      if (state.revision > 0) await remove(itemId, state.revision);
    },
  };
}
