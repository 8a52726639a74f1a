import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import type { CopyStatus } from '../../copies/workingCopy';
import { useDashboardUrl } from '../../items/dashboardLocation';

interface Options {
  autosave: { status: CopyStatus; sendNow: () => void };
  /** Visitors see the stored item, now or later. */
  isLive: boolean;
}

/**
 * Ctrl+S (on a Mac ⌘S) stores the form as a working copy at once; it never publishes. `handOver`
 * sends the working copy and opens the dashboard, unless it is on this device alone.
 */
export function useSaveShortcut({ autosave, isLive }: Options) {
  const { t } = useTranslation('adminDesk');
  const notify = useNotify();
  const navigate = useNavigate();
  const dashboard = useDashboardUrl();
  const [isStored, setIsStored] = useState(false);
  const { state } = autosave.status;
  const isOnServer = state === 'saved' || state === 'unchanged';
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyS') return;
    event.preventDefault();
    autosave.sendNow();
    setIsStored(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return {
    // If the text is not on the server, the note about the working copy says so.
    storedNote: isStored && isOnServer ? t(isLive ? 'stored.live' : 'stored.draft') : '',
    handOver: () => {
      autosave.sendNow();
      if (state === 'offline' || state === 'failed' || state === 'otherDevice') return;
      notify('/admin/dashboard', <p>{t('stored.handedOver')}</p>);
      void navigate(dashboard);
    },
  };
}
