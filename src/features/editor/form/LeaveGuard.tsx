import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { markUnsaved } from '../../forms/unsavedWork';

interface Props {
  /** Whether the form has changes that are not saved. */
  unsaved: boolean;
  /** Called on navigation, because the form navigates after a save before it re-renders. */
  isSaved: () => boolean;
  /** Called when the person confirms leaving without saving. */
  onLeave: () => void;
}

/**
 * Confirms leaving a form with unsaved changes: in a dialog for navigations to another path of the site, in
 * the browser's prompt for closing or reloading the tab. Renders nothing until then. Reports the changes to
 * `useUnsavedWork`.
 */
export function LeaveGuard({ unsaved, isSaved, onLeave }: Props) {
  const { t } = useTranslation('admin');
  const id = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !isSaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  // ReauthenticationProvider reads `markUnsaved`; the browser prompts on `beforeunload`.
  useEffect(() => {
    markUnsaved(id, unsaved);
    if (!unsaved) return;
    const prompt = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', prompt);
    return () => {
      window.removeEventListener('beforeunload', prompt);
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
