import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog';
import { accessClosed } from '../../api/withStaffSession';
import { useUnsavedWork } from '../../forms/unsavedWork';
import { SignInForm } from '../signIn/SignInForm';
import { RequestSignInContext } from './useReauthentication';
import { useAccountName } from './useStaffMember';

interface Props {
  /** The session has ended: signed out in another tab, or rejected by GoTrue. */
  ended: boolean;
  /** Content in place of the page when the session has ended and no form has unsaved changes. */
  exit: ReactNode;
  children: ReactNode;
}

/**
 * Opens the sign-in dialog when a call requests it (`useReauthentication`), and when the session
 * ends while a form has unsaved changes. Without such a form it renders `exit`. Cancelling resolves
 * all requests to false. Once an admin has closed the access, the dialog stays closed, because the
 * same account would be refused again (decision 0039).
 */
export function ReauthenticationProvider({ ended, exit, children }: Props) {
  const { t } = useTranslation('admin');
  const unsaved = useUnsavedWork();
  const [requested, setRequested] = useState(false);
  const [declined, setDeclined] = useState(false);
  const pending = useRef<((signedIn: boolean) => void)[]>([]);

  // Null as soon as the session has ended.
  const account = useAccountName();
  const [knownAccount, setKnownAccount] = useState(account);
  if (account && account !== knownAccount) setKnownAccount(account);
  const requestSignIn = () => {
    setRequested(true);
    return new Promise<boolean>((resolve) => pending.current.push(resolve));
  };
  const settle = (signedIn: boolean) => {
    setRequested(false);
    setDeclined(!signedIn);
    for (const resolve of pending.current.splice(0)) resolve(signedIn);
  };

  const isClosed = useSyncExternalStore(accessClosed.subscribe, accessClosed.now);
  const cancel = useEffectEvent(() => settle(false));
  // Also after a sign-in to which the server answered that the account has no role any more.
  useEffect(() => {
    if (isClosed) cancel();
  }, [isClosed]);

  if (ended && !unsaved && !requested) return exit;
  return (
    <RequestSignInContext value={requestSignIn}>
      {children}
      {(requested || (ended && !declined)) && !isClosed && (
        // In a dialog, because navigating to the sign-in page would discard unsaved text.
        <Dialog title={t('session.title')} onClose={() => settle(false)}>
          <div className="stack">
            <p>{t('session.expired')}</p>
            <SignInForm
              submit={t('session.submit')}
              account={knownAccount}
              onSignedIn={() => settle(true)}
              onCancel={() => settle(false)}
            />
          </div>
        </Dialog>
      )}
    </RequestSignInContext>
  );
}
