import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { LocalKey } from '../../content/stored';
import { storageUnavailable } from '../../lib/browser/storage';
import { createStore } from '../../lib/browser/store';
import { type Failure, fail, type Result, succeed } from '../../lib/http/result';
import { stableText } from '../../lib/text/stableText';
import { rememberedUser } from '../api/auth/rememberedSession';
import {
  type Draft,
  type DraftContent,
  fetchDrafts,
  type ItemRef,
  isOwn,
  type SavedDraft,
  saveDraft,
} from '../api/drafts';
import { localKey, storeUnsent } from './inBrowser';
import type { OpenedDraft } from './useOpenedItem';

/** Where the text of a form is. */
export interface DraftStatus {
  /**
   * `kept`: on the server, or equal to the stored item; `keeping`: being sent; `onDevice`: on this
   * device alone; `elsewhere`: not sent, because another device of the same person has saved or
   * deleted the draft in the meantime.
   */
  state: 'kept' | 'keeping' | 'onDevice' | 'elsewhere';
  /** Time since when the server has it; undefined if nothing differs from the stored item. */
  at?: Date;
  /** Why the server does not have it. */
  code?: Failure['code'];
  /** The draft of the other device; null if that device has deleted it. */
  other?: Draft | null;
}

/** Milliseconds between two checks of the form. */
const CHECK_MS = 2000;

/** Milliseconds after a failure until the next attempt. */
const RETRY_MS = 10_000;

/** Returns a draft's values as a text that can be compared; `''` without a draft or values. */
const comparableText = (typed: Pick<DraftContent, 'values'> | null | undefined): string => {
  const text = stableText(typed?.values ?? {});
  return text === '{}' ? '' : text;
};

/**
 * Returns the status of a text that the server has, with the time of the save. Without the time if
 * the text is `''`, because nothing differs from the stored item then.
 */
const keptStatus = (text: string, saved: SavedDraft | null | undefined): DraftStatus =>
  text && saved ? { state: 'kept', at: saved.savedAt } : { state: 'kept' };

/**
 * Returns functions that keep what a form contains: on the server, for other devices, and until
 * then in local storage, against a crash and a lost connection. They are outside React, because
 * they go on sending when the form is left. They never throw.
 * @param opened what the server had when the form opened
 */
function createDraftSender(key: LocalKey, item: ItemRef, opened: OpenedDraft | null) {
  /** What the server has confirmed. */
  let server = { text: comparableText(opened?.stored), revision: opened?.stored?.revision ?? 0 };
  const status = createStore(keptStatus(server.text, opened?.stored));
  /** What the form contains; null until it is first checked. */
  let typed: DraftContent | null = null;
  let { text } = server;
  let isStopped = false;
  /** Time before which `update` sends nothing after a failure, in milliseconds since 1970. */
  let nextAttempt = 0;
  let sending: Promise<void> | null = null;
  let failure: Failure = fail('draftSave', 'conflict');

  /** Pauses the sending after a failure; after `conflict` fetches the text of the other device. */
  const reject = async (result: Failure) => {
    failure = result;
    nextAttempt = Date.now() + RETRY_MS;
    const { code } = result;
    const drafts = code === 'conflict' ? await fetchDrafts(item) : null;
    status.set(
      drafts?.success
        ? { state: 'elsewhere', other: drafts.data.find(isOwn) ?? null }
        : { state: 'onDevice', code },
    );
  };

  /** Stores the text in local storage, or deletes it there if the server has it. */
  const storeLocally = () => {
    const unsent = text === server.text ? null : typed;
    storeUnsent(key, unsent && { ...unsent, at: Date.now(), revision: server.revision });
  };

  /** Sends the latest text until the server has it, one request at a time. */
  const persist = async (): Promise<void> => {
    while (typed && text !== server.text && status.now().state !== 'elsewhere') {
      const sentText = text;
      status.set({ ...status.now(), state: 'keeping' });
      const result = await saveDraft(typed, server.revision);
      if (!result.success) return reject(result);
      server = { text: sentText, revision: result.data.revision };
      status.set(keptStatus(sentText, result.data));
      storeLocally();
    }
  };

  /** Stores a text, and sends it unless an attempt has failed within the last ten seconds. */
  const update = (next: DraftContent): void => {
    if (isStopped) return;
    typed = next;
    const nextText = comparableText(next);
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
    update,
    /** Stores and sends `next` at once. Resolves to success once the server has it. */
    send: async (next: DraftContent): Promise<Result<null>> => {
      nextAttempt = 0;
      update(next);
      await sending;
      return text === server.text ? succeed(null) : failure;
    },
    /** Makes the next save replace the other device's text, instead of failing. */
    continueFromOther: (): void => {
      const { other } = status.now();
      nextAttempt = 0;
      server = { text: comparableText(other), revision: other?.revision ?? 0 };
      status.set(keptStatus(server.text, other));
    },
    /** Deletes the text permanently; the form stores nothing any more. */
    stop: (): void => {
      nextAttempt = 0;
      update({ ...item, title: '', values: {}, baseRevision: null, taken: null });
      isStopped = true;
      // Nothing is left to send if the deletion fails: the next form of the item repeats it.
      storeUnsent(key, null);
    },
  };
}

interface Options {
  item: ItemRef;
  /** What the signed-in person has typed before. */
  mine: OpenedDraft | null;
  /** Returns what the form contains. */
  read: () => DraftContent;
  /** Called when the form has unmounted and the server has its content. */
  onLeft?: (() => Promise<unknown>) | undefined;
}

/**
 * Stores what a form contains every two seconds if it has changed, when the page is hidden or the
 * connection is back, and when the form unmounts (decision 0036): on the server, and in this
 * browser until the server has it. Mount it once for a form.
 * @returns `status` says where the text is; `sender`, the functions of {@link createDraftSender};
 *   the others as they are commented
 */
export function useDraft({ item, mine, read, onLeft }: Options) {
  // Read once from the stored session, because the form outlives its session.
  const [key] = useState(() => localKey(rememberedUser() ?? '', item.itemId));
  const [sender] = useState(() => createDraftSender(key, item, mine));
  const status = useSyncExternalStore(sender.status.subscribe, sender.status.now);
  const isStorageFull = useSyncExternalStore(storageUnavailable.subscribe, storageUnavailable.now);
  const check = useEffectEvent(() => sender.update(read()));
  const send = useEffectEvent(() => sender.send(read()));
  const leave = useEffectEvent(async () => {
    const sent = await send();
    if (sent.success) await onLeft?.();
  });
  useEffect(() => {
    const timer = setInterval(() => check(), CHECK_MS);
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('pagehide', () => void send(), { signal });
    document.addEventListener('visibilitychange', () => void send(), { signal });
    window.addEventListener('online', () => void send(), { signal });
    return () => {
      void leave();
      clearInterval(timer);
      listeners.abort();
    };
  }, []);
  const isOnServer = status.state === 'kept';
  return {
    /** Local storage key of what the server does not have. */
    key,
    sender,
    status,
    isOnServer,
    /** Whether neither the server nor local storage has the text. */
    isUnstored: isStorageFull && !isOnServer,
    /** Stores the form, or this content in place of its own, on the server. */
    sendNow: (content = read()) => sender.send(content),
  };
}
