import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { useMarkUnsaved } from './unsavedWork';

interface LeaveGuardProps {
  /** The form has changes that are not stored in the item. */
  unsaved: boolean;
  /** Whether leaving the page would lose something that neither the server nor this device has. */
  atRisk: boolean;
  /** Whether the form has been saved; called on navigation, because the form navigates after a save before it re-renders. */
  isSaved: () => boolean;
}

/**
 * Confirms leaving a form if that would lose something: in a dialog for navigations to another path of the site, in the browser's
 * prompt for closing or reloading the tab. Reports unsaved changes to `useUnsavedWork`.
 */
export function LeaveGuard({ unsaved, atRisk, isSaved }: LeaveGuardProps) {
  const { t } = useTranslation('admin');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      atRisk && !isSaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useMarkUnsaved(unsaved);

  useEffect(() => {
    if (!atRisk) return;
    const prompt = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', prompt);
    return () => window.removeEventListener('beforeunload', prompt);
  }, [atRisk]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('leave.title')}
      confirm={t('leave.confirm')}
      cancel={t('leave.stay')}
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  );
}
