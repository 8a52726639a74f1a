import { createStore } from '../../lib/browser/store';
import type { ErrorCode } from '../../lib/http/errorCodes';
import { stableText } from '../../lib/text/stableText';
import { deleteLocalCopies, storeLocalCopy } from '../data/workingCopies/localCopies';
import {
  type CopiedItem,
  type CopyToSave,
  remove,
  save,
} from '../data/workingCopies/workingCopies';

/**
 * `saved`: on the server since `at`; `offline`, `failed`: on this device alone, without a
 * connection or rejected by the server; `unchanged`: equal to the stored item; `otherDevice`: not
 * sent, because another device of the same person has saved it in the meantime.
 */
export interface CopyStatus {
  state: 'saved' | 'saving' | 'offline' | 'failed' | 'unchanged' | 'otherDevice';
  at?: Date;
}

/** Null if the form equals the stored item. */
type Content = CopyToSave | null;

/** The last copy that the server has confirmed. */
interface ServerState {
  /** The `stableText` of its content; empty for no copy. */
  text: string;
  revision: number;
}

type StoredCopy = ServerState & { savedAt: Date };

interface Options {
  /** Local storage key; null without a remembered account, which stores nothing. */
  key: string | null;
  /** Id of the opened form. */
  form: string;
  item: CopiedItem;
  /** The copy on the server when the form was opened. */
  stored: StoredCopy | undefined;
  /** The form does not continue the copy on the server. */
  isBlocked: boolean;
}

/** Checks after which a text is sent although the person is still typing. */
const MAX_CHECKS = 2;

/** Empty for no copy. */
const textOf = (content: Content): string => (content ? stableText(content.content) : '');

/**
 * Stores the working copy of a form in local storage and on the server; never throws. `check`, to
 * be called every two seconds, stores what has changed and sends it when the person pauses, at the
 * second check at the latest; `flush` sends it immediately; `retry` after a failure too; `rebase`
 * continues from another copy on the server; `stop` deletes the copy permanently.
 */
export function createCopySync({ key, form, item, stored, isBlocked }: Options) {
  const local = createLocalWriter({ key, form, text: stored?.text ?? '' });
  const server = createServerWriter({ item, stored, isBlocked, onConfirmed: local.confirm });
  let seen = stored?.text ?? '';
  let checks = 0;
  let isStopped = false;

  const send = (content: Content, text: string) => {
    checks = 0;
    server.send(content, text);
  };

  const flush = (content: Content) => {
    const text = textOf(content);
    if (isStopped) return;
    local.store(content, text, server.state());
    if (text !== server.state().text) send(content, text);
  };

  return {
    status: server.status,
    flush,
    check: (content: Content) => {
      const text = textOf(content);
      if (isStopped) return;
      local.store(content, text, server.state());
      const isTyping = text !== seen;
      seen = text;
      if (text === server.state().text || server.isWaiting()) return;
      checks += 1;
      if (!isTyping || checks >= MAX_CHECKS) send(content, text);
    },
    retry: (content: Content) => {
      server.endWait();
      flush(content);
    },
    rebase: server.rebase,
    stop: async (): Promise<void> => {
      isStopped = true;
      local.stop();
      await server.stop();
    },
  };
}

interface LocalWriterOptions {
  /** Null without a remembered account, which stores nothing. */
  key: string | null;
  /** Id of the opened form. */
  form: string;
  /** What the form contained when it was opened. */
  text: string;
}

/** Writes the working copy of a form to local storage when it has changed. */
function createLocalWriter({ key, form, text: initial }: LocalWriterOptions) {
  let written = initial;
  let copy: Content = null;
  let isStopped = false;
  const write = ({ text, revision }: ServerState) => {
    if (!key || isStopped) return;
    if (copy) {
      storeLocalCopy(key, { ...copy, form, at: Date.now(), revision, sent: written === text });
    } else deleteLocalCopies(key, form);
  };
  return {
    store: (content: Content, text: string, state: ServerState) => {
      if (text === written) return;
      written = text;
      copy = content;
      write(state);
    },
    /** Marks the copy as sent. */
    confirm: (state: ServerState) => {
      if (copy) write(state);
    },
    /** Deletes the copy and ends writing. */
    stop: () => {
      isStopped = true;
      if (key) deleteLocalCopies(key, form);
    },
  };
}

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

const write = (item: CopiedItem, content: Content, revision: number) =>
  content ? save(content, revision) : remove(item, revision);

interface ServerWriterOptions {
  item: CopiedItem;
  /** The copy on the server when the form was opened. */
  stored: StoredCopy | undefined;
  /** The form does not continue the copy on the server. */
  isBlocked: boolean;
  onConfirmed: (state: ServerState) => void;
}

/** Sends the working copy of a form to the server, one request at a time; never rejects. */
function createServerWriter({
  item,
  stored,
  isBlocked: blocked,
  onConfirmed,
}: ServerWriterOptions) {
  const status = createStore<CopyStatus>(blocked ? { state: 'otherDevice' } : statusOf(stored));
  let state: ServerState = stored ?? NO_COPY;
  let isBlocked = blocked;
  let nextAttempt = 0;
  let sending: Promise<void> | null = null;
  let next: [Content, string] | null = null;

  const request = async (content: Content, text: string): Promise<void> => {
    status.set({ state: 'saving' });
    const result = await write(item, content, state.revision);
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
      if (state.revision > 0) await remove(item, state.revision);
    },
  };
}
