import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { markUnsaved } from '../../forms/unsavedWork';

interface Props {
  unsaved: boolean;
  /** Read at the moment of leaving: after a save the form goes without a question. */
  isSaved: () => boolean;
  /** The text is given up. */
  onLeave: () => void;
}

/** Asks before unsaved text is left, on the site's own links and on closing the tab. */
export function LeaveGuard({ unsaved, isSaved, onLeave }: Props) {
  const { t } = useTranslation('admin');
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !isSaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  // The guard above the form and the browser itself learn of unsaved text only this way.
  useEffect(() => {
    markUnsaved(id, unsaved);
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      markUnsaved(id, false);
    };
  }, [id, unsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('leave.title')}
      confirm={t('leave.confirm')}
      cancel={t('leave.stay')}
      onConfirm={() => {
        onLeave();
        blocker.proceed();
      }}
      onCancel={() => blocker.reset()}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  );
}
