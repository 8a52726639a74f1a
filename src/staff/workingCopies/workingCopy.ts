import type { LocalKey } from '../../content/stored';
import { createStore } from '../../lib/browser/store';
import { type Failure, fail, type Result, succeed } from '../../lib/http/result';
import { stableText } from '../../lib/text/stableText';
import { deleteLocalCopies, storeLocalCopy } from './browserCopies';
import type { OpenedCopy } from './openCopies';
import {
  copiesOf,
  deleteCopy,
  type ItemRef,
  isOwn,
  type NewCopy,
  type SavedCopy,
  saveCopy,
  type WorkingCopy,
} from './workingCopies';

/**
 * `saved`: on the server since `at`; `offline`, `failed`: on this device alone, without a
 * connection or rejected by the server; `unchanged`: equal to the stored item; `otherDevice`: not
 * sent, because another device of the same person has saved `other` in the meantime, or deleted it (null); `closed`: not sent,
 * because an admin has taken away the person's role; `signedOut`: not sent, because the session has ended.
 */
export interface CopyStatus {
  state:
    | 'saved'
    | 'saving'
    | 'offline'
    | 'failed'
    | 'unchanged'
    | 'otherDevice'
    | 'closed'
    | 'signedOut';
  at?: Date;
  other?: WorkingCopy | null;
}

/** Milliseconds after a failure until the next attempt. */
const RETRY_MS = 10_000;

/** Returns the content of a working copy as a text that can be compared; empty for none. */
const textOf = (content: Pick<NewCopy, 'content'> | null | undefined): string =>
  content ? stableText(content.content) : '';

const statusOf = (copy: SavedCopy | null | undefined): CopyStatus =>
  copy ? { state: 'saved', at: copy.savedAt } : { state: 'unchanged' };

/**
 * Creates the store of a form's working copy, which `check` and `send` write to local storage, where it survives a crash and a
 * lost connection, and to the server, where another device finds it. Never throws.
 * @param key local storage key
 */
export function createWorkingCopy(key: LocalKey, item: ItemRef, opened: OpenedCopy | null) {
  const form = opened?.form ?? crypto.randomUUID();
  const status = createStore(statusOf(opened?.stored));
  /** What the server has confirmed. */
  let server = { text: textOf(opened?.stored), revision: opened?.stored?.revision ?? 0 };
  /** What the form contains; null if it equals the stored item. */
  let content: NewCopy | null = null;
  let { text } = server;
  let isStopped = false;
  /** Time before which `check` sends nothing after a failure, in milliseconds since 1970. */
  let nextAttempt = 0;
  let sending: Promise<void> | null = null;
  let failure: Failure = fail('copySave', 'conflict');

  const storeLocally = () => {
    const { revision } = server;
    const sent = text === server.text;
    if (content) storeLocalCopy(key, { ...content, form, at: Date.now(), revision, sent });
    else deleteLocalCopies(key, form);
  };

  /** Pauses the sending after a failure; after `conflict` fetches the copy of the other device. */
  const reject = async (result: Failure) => {
    failure = result;
    nextAttempt = Date.now() + RETRY_MS;
    const copies = result.code === 'conflict' ? await copiesOf(item) : null;
    const isOffline = result.code === 'network' || result.code === 'timeout';
    if (result.code === 'accessClosed') return status.set({ state: 'closed' });
    if (result.code === 'sessionExpired') return status.set({ state: 'signedOut' });
    status.set(
      copies?.success
        ? { state: 'otherDevice', other: copies.data.find(isOwn) ?? null }
        : { state: isOffline ? 'offline' : 'failed' },
    );
  };

  /** Sends the latest text until the server has it, one request at a time. */
  const persist = async (): Promise<void> => {
    while (text !== server.text && status.now().state !== 'otherDevice' && !isStopped) {
      const sentText = text;
      status.set({ ...status.now(), state: 'saving' });
      const { revision } = server;
      const result = await (content ? saveCopy(content, revision) : deleteCopy(item, revision));
      if (!result.success) return reject(result);
      server = { text: sentText, revision: result.data?.revision ?? 0 };
      status.set(statusOf(result.data));
      // Marks the local copy as sent.
      if (content && !isStopped) storeLocally();
    }
  };

  /** Stores what the form contains, and sends it unless an attempt has failed within the last ten seconds. */
  const check = (next: NewCopy | null): void => {
    if (isStopped) return;
    const nextText = textOf(next);
    if (nextText !== text) {
      content = next;
      text = nextText;
      storeLocally();
    }
    if (Date.now() < nextAttempt) return;
    sending ??= persist().finally(() => {
      sending = null;
    });
  };

  return {
    status,
    check,
    /** Stores `next` and sends it at once, also within the pause after a failure. Resolves to success once the server has it. */
    send: async (next: NewCopy | null): Promise<Result<null>> => {
      nextAttempt = 0;
      check(next);
      await sending;
      return text === server.text ? succeed(null) : failure;
    },
    /** Takes the other device's copy as what the server has, so that the next save replaces it instead of failing. */
    continueFromOther: (): void => {
      const { other } = status.now();
      nextAttempt = 0;
      server = { text: textOf(other), revision: other?.revision ?? 0 };
      status.set(statusOf(other));
    },
    /** Deletes the copy permanently; resolves after the running request and the deletion. */
    stop: async (): Promise<void> => {
      isStopped = true;
      deleteLocalCopies(key, form);
      await sending;
      if (server.revision > 0) await deleteCopy(item, server.revision);
    },
  };
}
