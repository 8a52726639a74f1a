import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../../../lib/http/errorCodes';
import { Dialog } from '../../../ui/dialog/Dialog';
import { SignInForm } from '../signIn/SignInForm';
import styles from './ReauthenticationDialog.module.css';

interface Props {
  /** `sessionExpired`, or `notAllowed` for an account that is not an admin's. */
  code: ErrorCode;
  /** Called after the sign-in, the second factor included. */
  onSignedIn: () => void;
  /** Called when the staff member closes the dialog. */
  onCancel: () => void;
}

/**
 * Renders the sign-in form in a dialog above the page, because navigating to the sign-in page would discard
 * unsaved text.
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
