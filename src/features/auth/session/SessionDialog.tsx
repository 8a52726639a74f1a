import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../../../lib/http/reasons';
import { Dialog } from '../../../ui/dialog/Dialog';
import { SignInForm } from '../signIn/SignInForm';
import styles from '../signIn/SignInForm.module.css';

interface Props {
  /** Why a sign-in is needed: the server's reason. */
  reason: ErrorCode;
  onSignedIn: () => void;
  onCancel: () => void;
}

/** Signs in again above a page that must not be left, because it holds unsaved text. */
export function SessionDialog({ reason, onSignedIn, onCancel }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Dialog title={t('session.title')} onClose={onCancel}>
      <div className={styles.form}>
        <p>{t(reason === 'notAllowed' ? 'session.notAllowed' : 'session.expired')}</p>
        <SignInForm submit={t('session.submit')} onSignedIn={onSignedIn} onCancel={onCancel} />
      </div>
    </Dialog>
  );
}
