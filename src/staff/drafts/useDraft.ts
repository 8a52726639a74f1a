import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { storageUnavailable } from '../../lib/browser/storage';
import { rememberedUser } from '../api/auth/rememberedSession';
import type { DraftContent, ItemRef } from '../api/drafts';
import { createAutosave } from './autosave';
import { localKey } from './inBrowser';
import type { OpenedDraft } from './useOpenedItem';

/** Milliseconds between two checks of the form. */
const CHECK_MS = 2000;

interface Options {
  item: ItemRef;
  /** What the signed-in person has typed before. */
  mine: OpenedDraft | null;
  /** Returns what the form contains. */
  read: () => DraftContent;
  /** Called when the form is left and the server has its content. */
  onLeft?: (() => Promise<unknown>) | undefined;
}

/**
 * Stores what a form contains every two seconds if it has changed, and when the page is hidden or
 * left (decision 0036).
 */
export function useDraft({ item, mine, read, onLeft }: Options) {
  // Read once from the stored session, because the form outlives its session.
  const [key] = useState(() => localKey(rememberedUser() ?? '', item.itemId));
  const [store] = useState(() => createAutosave(key, item, mine));
  const status = useSyncExternalStore(store.status.subscribe, store.status.now);
  const isStorageFull = useSyncExternalStore(storageUnavailable.subscribe, storageUnavailable.now);
  const check = useEffectEvent(() => store.check(read()));
  const send = useEffectEvent(() => store.send(read()));
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
    store,
    status,
    isOnServer,
    /** Whether neither the server nor local storage has the text. */
    isUnstored: isStorageFull && !isOnServer,
    /** Stores the form, or this content in place of its own, on the server. */
    sendNow: (content = read()) => store.send(content),
  };
}
