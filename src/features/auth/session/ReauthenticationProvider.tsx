import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { ErrorCode } from '../../../lib/http/errorCodes';
import { useUnsavedWork } from '../../forms/unsavedWork';
import { ReauthenticationDialog } from './ReauthenticationDialog';
import { RequestSignInContext } from './useReauthentication';

interface Props {
  /** The session is over: signed out in another tab, or refused by the server. */
  ended: boolean;
  /** Rendered in place of the page when the session is over and no form holds unsaved text. */
  exit: ReactNode;
  children: ReactNode;
}

/**
 * The one sign-in dialog of the staff area. It opens when a page requests a sign-in, and by itself
 * when the session ends while a form holds unsaved text; cancelling it leaves the page as it is.
 */
export function ReauthenticationProvider({ ended, exit, children }: Props) {
  const unsaved = useUnsavedWork();
  const [requested, setRequested] = useState<ErrorCode | null>(null);
  const [declined, setDeclined] = useState(false);
  const pending = useRef<((signedIn: boolean) => void)[]>([]);

  const requestSignIn = useCallback((code: ErrorCode) => {
    setRequested(code);
    return new Promise<boolean>((resolve) => pending.current.push(resolve));
  }, []);
  const settle = (signedIn: boolean) => {
    setRequested(null);
    setDeclined(!signedIn);
    for (const resolve of pending.current.splice(0)) resolve(signedIn);
  };

  if (ended && !unsaved && requested === null) return exit;
  const reason = requested ?? (ended && !declined ? 'sessionExpired' : null);
  return (
    <RequestSignInContext value={requestSignIn}>
      {children}
      {reason && (
        <ReauthenticationDialog
          reason={reason}
          onSignedIn={() => settle(true)}
          onCancel={() => settle(false)}
        />
      )}
    </RequestSignInContext>
  );
}
