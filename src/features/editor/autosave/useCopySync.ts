import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { stableText } from '../../../lib/text/stableText';
import type { CopyToSave } from '../../../services/workingCopies/workingCopies';
import { createCopySync } from './copySync';
import type { OpenedCopy } from './openCopies';

/** Milliseconds between two checks of the form; a change is on the server after two of them. */
const CHECK_MS = 2000;

interface Options {
  /** Null without a remembered account. */
  key: string | null;
  itemId: string;
  opened: OpenedCopy | null;
  /** Null if the form equals the stored item. */
  read: () => CopyToSave | null;
}

/**
 * Stores the working copy of a form while it is mounted: every two seconds, when the page is hidden
 * or left, when the connection returns, and on unmount.
 * @returns the functions of {@link createCopySync}, with `sendNow`, which stores it at once
 */
export function useCopySync({ key, itemId, opened, read }: Options) {
  const readLatest = useEffectEvent(read);
  const [sync] = useState(() => {
    const { stored, form, isConflict = false } = opened ?? {};
    const text = stored && stableText(stored.content);
    return createCopySync({
      key,
      form: form ?? crypto.randomUUID(),
      itemId,
      stored: stored && text !== undefined ? { ...stored, text } : undefined,
      isBlocked: isConflict,
    });
  });
  useEffect(() => {
    const onTimer = () => sync.check(readLatest());
    const onHide = () => sync.flush(readLatest());
    const onOnline = () => sync.retry(readLatest());
    const timer = setInterval(onTimer, CHECK_MS);
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('online', onOnline);
    return () => {
      onHide();
      clearInterval(timer);
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', onOnline);
    };
  }, [sync]);
  const status = useSyncExternalStore(sync.status.subscribe, sync.status.now);
  return { ...sync, status, sendNow: () => sync.retry(read()) };
}
