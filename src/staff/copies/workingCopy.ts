import type { LocalKey } from '../../content/stored';
import { createStore } from '../../lib/browser/store';
import type { ErrorCode } from '../../lib/http/errorCodes';
import { type Failure, fail, type Result, succeed } from '../../lib/http/result';
import { stableText } from '../../lib/text/stableText';
import { deleteLocalCopies, storeLocalCopy } from '../data/workingCopies/localCopies';
import {
  type CopiedItem,
  type CopyToSave,
  remove,
  type SavedCopy,
  save,
  type WorkingCopy,
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

/** What a form contains; null if it equals the stored item. */
type Content = CopyToSave | null;

interface Options {
  /** Local storage key; null without a remembered account, which stores nothing. */
  key: LocalKey | null;
  /** Id of the opened form. */
  form: string;
  item: CopiedItem;
  /** The copy on the server when the form was opened. */
  stored: WorkingCopy | undefined;
  /** The form does not continue the copy on the server. */
  isBlocked: boolean;
}

/** Checks after which a text is sent although the person is still typing. */
const MAX_CHECKS = 2;

/** Milliseconds after a failure until the next attempt. */
const RETRY_MS = 10_000;

const FAILURES: Partial<Record<ErrorCode, CopyStatus['state']>> = {
  network: 'offline',
  timeout: 'offline',
  conflict: 'otherDevice',
};

/** Empty for no copy. */
const textOf = (content: Pick<CopyToSave, 'content'> | null | undefined): string =>
  content ? stableText(content.content) : '';

const statusOf = (copy: SavedCopy | null | undefined): CopyStatus =>
  copy ? { state: 'saved', at: copy.savedAt } : { state: 'unchanged' };

/**
 * Stores the working copy of a form in local storage and on the server; never throws. `check`, to
 * be called every two seconds, stores what has changed and sends it when the person pauses, at the
 * second check at the latest; `flush` sends it immediately; `retry` after a failure too, and
 * resolves to success once the server has it, or to the failure; `rebase`
 * continues from another copy on the server; `stop` deletes the copy permanently.
 */
export function createWorkingCopy({ key, form, item, stored, isBlocked: startsBlocked }: Options) {
  const status = createStore<CopyStatus>(
    startsBlocked ? { state: 'otherDevice' } : statusOf(stored),
  );
  /** What the server has confirmed. */
  let server = { text: textOf(stored), revision: stored?.revision ?? 0 };
  let content: Content = null;
  let text = server.text;
  let isBlocked = startsBlocked;
  let isStopped = false;
  /** Milliseconds since 1970. */
  let nextAttempt = 0;
  let checks = 0;
  let isDue = false;
  let sending: Promise<void> | null = null;
  let failure: Failure = fail('copySave', 'conflict');

  const storeLocally = () => {
    if (!key || isStopped) return;
    const { revision } = server;
    const sent = text === server.text;
    if (content) storeLocalCopy(key, { ...content, form, at: Date.now(), revision, sent });
    else deleteLocalCopies(key, form);
  };

  /** Returns whether the form has changed since the last call. */
  const take = (next: Content): boolean => {
    const nextText = textOf(next);
    if (nextText === text) return false;
    content = next;
    text = nextText;
    storeLocally();
    return true;
  };

  /** Sends the latest text, one request at a time; one that becomes due meanwhile is sent after it. */
  const persist = async (): Promise<void> => {
    while (isDue && !isBlocked) {
      isDue = false;
      const sentText = text;
      status.set({ state: 'saving' });
      const { revision } = server;
      const result = await (content ? save(content, revision) : remove(item, revision));
      if (result.success) {
        nextAttempt = 0;
        server = { text: sentText, revision: result.data?.revision ?? 0 };
        status.set(statusOf(result.data));
        // Marks the local copy as sent.
        if (content) storeLocally();
      } else {
        failure = result;
        isBlocked = result.code === 'conflict';
        nextAttempt = Date.now() + RETRY_MS;
        status.set({ state: FAILURES[result.code] ?? 'failed' });
      }
    }
    sending = null;
  };

  const send = () => {
    checks = 0;
    if (isBlocked) return;
    isDue = true;
    sending ??= persist();
  };

  const flush = (next: Content) => {
    if (isStopped) return;
    take(next);
    if (text !== server.text) send();
  };

  return {
    status,
    flush,
    check: (next: Content) => {
      if (isStopped) return;
      const isTyping = take(next);
      const isWaiting = isBlocked || sending !== null || Date.now() < nextAttempt;
      if (text === server.text || isWaiting) return;
      checks += 1;
      if (!isTyping || checks >= MAX_CHECKS) send();
    },
    retry: async (next: Content): Promise<Result<null>> => {
      nextAttempt = 0;
      flush(next);
      await sending;
      return text === server.text ? succeed(null) : failure;
    },
    /** @param copy null for none */
    rebase: (copy: WorkingCopy | null) => {
      isBlocked = false;
      nextAttempt = 0;
      server = { text: textOf(copy), revision: copy?.revision ?? 0 };
      status.set(statusOf(copy));
    },
    /** Resolves after the running request and the deletion. */
    stop: async (): Promise<void> => {
      isStopped = true;
      isDue = false;
      if (key) deleteLocalCopies(key, form);
      await sending;
      if (server.revision > 0) await remove(item, server.revision);
    },
  };
}
