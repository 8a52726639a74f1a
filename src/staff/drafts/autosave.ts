import type { LocalKey } from '../../content/stored';
import { createStore } from '../../lib/browser/store';
import { type Failure, fail, type Result, succeed } from '../../lib/http/result';
import { stableText } from '../../lib/text/stableText';
import {
  type Draft,
  type DraftContent,
  fetchDrafts,
  type ItemRef,
  isOwn,
  type SavedDraft,
  saveDraft,
} from '../api/drafts';
import { storeUnsent } from './inBrowser';
import type { OpenedDraft } from './useOpenedItem';

/**
 * `saved`: on the server since `at`; `offline`, `failed`: on this device alone, without a
 * connection or rejected by the server; `unchanged`: equal to the stored item; `otherDevice`: not
 * sent, because another device of the same person has saved `other` in the meantime, or deleted it
 * (null); `closed`: not sent, because an admin has taken away the person's role; `signedOut`: not
 * sent, because the session has ended.
 */
export interface AutosaveStatus {
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
  other?: Draft | null;
}

/** Milliseconds after a failure until the next attempt. */
const RETRY_MS = 10_000;

/** Returns the values of a draft as a text that can be compared; empty without any. */
const comparableText = (typed: Pick<DraftContent, 'values'> | null | undefined): string => {
  const text = stableText(typed?.values ?? {});
  return text === '{}' ? '' : text;
};

const statusOf = (text: string, saved: SavedDraft | null | undefined): AutosaveStatus =>
  text && saved ? { state: 'saved', at: saved.savedAt } : { state: 'unchanged' };

/**
 * Creates the store of what a form contains, which `check` and `send` write to the server, where
 * another device finds it, and until the server has it to local storage, where it survives a crash
 * and a lost connection. Never throws.
 * @param key local storage key
 */
export function createAutosave(key: LocalKey, item: ItemRef, opened: OpenedDraft | null) {
  /** What the server has confirmed. */
  let server = { text: comparableText(opened?.stored), revision: opened?.stored?.revision ?? 0 };
  const status = createStore(statusOf(server.text, opened?.stored));
  /** What the form contains; null until it is first checked. */
  let typed: DraftContent | null = null;
  let { text } = server;
  let isStopped = false;
  /** Time before which `check` sends nothing after a failure, in milliseconds since 1970. */
  let nextAttempt = 0;
  let sending: Promise<void> | null = null;
  let failure: Failure = fail('draftSave', 'conflict');

  const storeLocally = () => {
    const unsent = text === server.text ? null : typed;
    storeUnsent(key, unsent && { ...unsent, at: Date.now(), revision: server.revision });
  };

  /** Pauses the sending after a failure; after `conflict` fetches the text of the other device. */
  const reject = async (result: Failure) => {
    failure = result;
    nextAttempt = Date.now() + RETRY_MS;
    const drafts = result.code === 'conflict' ? await fetchDrafts(item) : null;
    const isOffline = result.code === 'network' || result.code === 'timeout';
    if (result.code === 'accessClosed') return status.set({ state: 'closed' });
    if (result.code === 'sessionExpired') return status.set({ state: 'signedOut' });
    status.set(
      drafts?.success
        ? { state: 'otherDevice', other: drafts.data.find(isOwn) ?? null }
        : { state: isOffline ? 'offline' : 'failed' },
    );
  };

  /** Sends the latest text until the server has it, one request at a time. */
  const persist = async (): Promise<void> => {
    while (typed && text !== server.text && status.now().state !== 'otherDevice' && !isStopped) {
      const sentText = text;
      status.set({ ...status.now(), state: 'saving' });
      const result = await saveDraft(typed, server.revision);
      if (!result.success) return reject(result);
      server = { text: sentText, revision: result.data.revision };
      status.set(statusOf(sentText, result.data));
      if (!isStopped) storeLocally();
    }
  };

  /**
   * Stores what the form contains, and sends it unless an attempt has failed within the last ten
   * seconds.
   */
  const check = (next: DraftContent): void => {
    if (isStopped) return;
    const nextText = comparableText(next);
    typed = next;
    if (nextText !== text) {
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
    /**
     * Stores `next` and sends it at once, also within the pause after a failure. Resolves to
     * success once the server has it.
     */
    send: async (next: DraftContent): Promise<Result<null>> => {
      nextAttempt = 0;
      check(next);
      await sending;
      return text === server.text ? succeed(null) : failure;
    },
    /**
     * Takes the other device's text as what the server has, so that the next save replaces it
     * instead of failing.
     */
    continueFromOther: (): void => {
      const { other } = status.now();
      nextAttempt = 0;
      server = { text: comparableText(other), revision: other?.revision ?? 0 };
      status.set(statusOf(server.text, other));
    },
    /** Deletes the text permanently; resolves after the running request and the deletion. */
    stop: async (): Promise<void> => {
      isStopped = true;
      storeUnsent(key, null);
      await sending;
      const nothing = { title: '', values: {}, baseRevision: null, taken: null };
      if (server.revision > 0) await saveDraft({ ...item, ...nothing }, server.revision);
    },
  };
}
