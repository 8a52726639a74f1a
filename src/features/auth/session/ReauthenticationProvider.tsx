import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { ErrorCode } from '../../../lib/http/reasons';
import { useUnsavedWork } from '../../forms/unsavedWork';
import { RequestSignInContext } from './reauthentication';
import { SessionDialog } from './SessionDialog';

interface Props {
  /** The session is over: signed out in another tab, or refused by the server. */
  ended: boolean;
  /** Shown in place of the page when the session is over and nothing would be lost. */
  exit: ReactNode;
  children: ReactNode;
}

/**
 * The one sign-in dialog of the staff area. It opens when a page asks for it, and by itself when
 * the session ends under unsaved text; cancelling it leaves the text where it is.
 */
export function ReauthenticationProvider({ ended, exit, children }: Props) {
  const unsaved = useUnsavedWork();
  const [reason, setReason] = useState<ErrorCode | null>(null);
  const [declined, setDeclined] = useState(false);
  const waiting = useRef<((signedIn: boolean) => void)[]>([]);

  const ask = useCallback((why: ErrorCode) => {
    setReason(why);
    return new Promise<boolean>((resolve) => waiting.current.push(resolve));
  }, []);
  const answer = (signedIn: boolean) => {
    setReason(null);
    setDeclined(!signedIn);
    for (const resolve of waiting.current.splice(0)) resolve(signedIn);
  };

  if (ended && !unsaved && reason === null) return exit;
  const asking = reason ?? (ended && !declined ? 'sessionExpired' : null);
  return (
    <RequestSignInContext value={ask}>
      {children}
      {asking && (
        <SessionDialog
          reason={asking}
          onSignedIn={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </RequestSignInContext>
  );
}
