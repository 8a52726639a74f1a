import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasLoginFlag, onSignedOut, signOut } from '../../../services/auth/auth';
import { ReauthenticationProvider } from '../session/ReauthenticationProvider';
import { sessionQuery, setCurrentAdmin } from '../session/sessionQuery';
import { useIdleTimeout } from '../session/useIdleTimeout';
import type { SignInLocationState } from '../signIn/signInLocation';
import { SessionCheckFailed } from './SessionCheckFailed';

/**
 * The guard of spec 4: with the local flag the page is shown at once while the session is checked;
 * without it, the check comes first. A convenience, because the database enforces the rights (DESIGN 8).
 */
export function RequireAdmin() {
  const { t } = useTranslation();
  const location = useLocation();
  const [flagged] = useState(hasLoginFlag);
  const [signedOut, setSignedOut] = useState(false);
  const session = useQuery(sessionQuery);

  const end = useCallback(() => {
    setSignedOut(true);
    void setCurrentAdmin(null);
  }, []);
  // Fires for a sign-out in another tab, and when the Auth client drops a session it cannot refresh.
  useEffect(() => onSignedOut(end), [end]);
  // `signOut` fires no such event while the server cannot be reached.
  const idleOnMount = useIdleTimeout(() => void signOut().then(end));

  const ended = session.data === null && !session.isFetching && !session.isError;
  const inside = Boolean((flagged && !idleOnMount) || session.data || ended);
  if (!inside && !session.isError) {
    return (
      <p role="status" className="container">
        {t('loading')}
      </p>
    );
  }

  const state: SignInLocationState = {
    from: location.pathname + location.search,
    ...((flagged || signedOut) && { ended: true }),
  };
  const checkFailed = session.isError && (
    <SessionCheckFailed
      error={session.error}
      busy={session.isFetching}
      inside={inside}
      onRetry={() => void session.refetch()}
    />
  );
  if (!inside) return checkFailed;
  return (
    <ReauthenticationProvider ended={ended} exit={<Navigate replace to="/admin" state={state} />}>
      {checkFailed}
      <Outlet />
    </ReauthenticationProvider>
  );
}
