import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopyStatus } from '../../copies/workingCopy';

interface Options {
  autosave: { status: CopyStatus; sendNow: () => Promise<unknown> };
  /** Visitors see the stored item, now or later. */
  isLive: boolean;
}

/**
 * Ctrl+S (on a Mac ⌘S) stores the form as a working copy at once; it never publishes.
 * @returns that it is stored; empty before
 */
export function useSaveShortcut({ autosave, isLive }: Options) {
  const { t } = useTranslation('adminDesk');
  const [isStored, setIsStored] = useState(false);
  const { state } = autosave.status;
  const isOnServer = state === 'saved' || state === 'unchanged';
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyS') return;
    event.preventDefault();
    void autosave.sendNow();
    setIsStored(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  // If the text is not on the server, the note about the working copy says so.
  return isStored && isOnServer ? t(isLive ? 'stored.live' : 'stored.draft') : '';
}
