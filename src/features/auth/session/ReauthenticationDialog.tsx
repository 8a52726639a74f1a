import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../../../lib/http/errorCodes';
import { Dialog } from '../../../ui/dialog/Dialog';
import { SignInForm } from '../signIn/SignInForm';
import styles from './ReauthenticationDialog.module.css';

interface Props {
  /** `sessionExpired`, or `notAllowed` for an account without the required role. */
  code: ErrorCode;
  /** Called after the sign-in, second factor included. */
  onSignedIn: () => void;
  onCancel: () => void;
}

/**
 * The sign-in form in a dialog, because navigating to the sign-in page would discard unsaved text.
 */
export function ReauthenticationDialog({ code, onSignedIn, onCancel }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Dialog title={t('session.title')} onClose={onCancel}>
      <div className={styles.body}>
        <p>{t(code === 'notAllowed' ? 'session.notAllowed' : 'session.expired')}</p>
        <SignInForm submit={t('session.submit')} onSignedIn={onSignedIn} onCancel={onCancel} />
      </div>
    </Dialog>
  );
}
