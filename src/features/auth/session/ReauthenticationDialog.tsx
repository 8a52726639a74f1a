import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../../../lib/http/errorCodes';
import { Dialog } from '../../../ui/dialog/Dialog';
import { SignInForm } from '../signIn/SignInForm';
import styles from './ReauthenticationDialog.module.css';

interface Props {
  /** The server's error code: `sessionExpired`, or `notAllowed` for an account without the role. */
  reason: ErrorCode;
  onSignedIn: () => void;
  onCancel: () => void;
}

/** Signs in again in a dialog, because the page below holds unsaved text and may not be left. */
export function ReauthenticationDialog({ reason, onSignedIn, onCancel }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Dialog title={t('session.title')} onClose={onCancel}>
      <div className={styles.body}>
        <p>{t(reason === 'notAllowed' ? 'session.notAllowed' : 'session.expired')}</p>
        <SignInForm submit={t('session.submit')} onSignedIn={onSignedIn} onCancel={onCancel} />
      </div>
    </Dialog>
  );
}
