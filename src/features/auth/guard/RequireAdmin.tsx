import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasLoginFlag, onSignedOut, signOut } from '../../../services/auth/auth';
import type { ArrivalState } from '../entry/arrival';
import { ReauthenticationProvider } from '../session/ReauthenticationProvider';
import { knowAdmin, sessionQuery } from '../session/sessionQuery';
import { useInactivity } from '../session/useInactivity';
import { SessionUnknown } from './SessionUnknown';

/**
 * The guard of spec 4: with the local flag entry is at once and the session is checked behind it;
 * without, it is checked first. It is a convenience; the database is the lock (DESIGN 8).
 */
export function RequireAdmin() {
  const { t } = useTranslation();
  const location = useLocation();
  const [flagged] = useState(hasLoginFlag);
  const [signedOut, setSignedOut] = useState(false);
  const session = useQuery(sessionQuery);

  const end = useCallback(() => {
    setSignedOut(true);
    void knowAdmin(null);
  }, []);
  // Another tab can sign out, and the Auth client gives up a session it cannot refresh.
  useEffect(() => onSignedOut(end), [end]);
  // `signOut` gives no such event where the server is away.
  const late = useInactivity(() => void signOut().then(end));

  const ended = session.data === null && !session.isFetching && !session.isError;
  const inside = (flagged && !late) || session.data || ended;
  if (!inside && !session.isError) {
    return (
      <p role="status" className="container">
        {t('loading')}
      </p>
    );
  }

  const arrival: ArrivalState = {
    from: location.pathname + location.search,
    ...((flagged || signedOut) && { ended: true }),
  };
  const unknown = session.isError && (
    <SessionUnknown
      error={session.error}
      busy={session.isFetching}
      inside={Boolean(inside)}
      onRetry={() => void session.refetch()}
    />
  );
  if (!inside) return unknown;
  return (
    <ReauthenticationProvider ended={ended} exit={<Navigate replace to="/admin" state={arrival} />}>
      {unknown}
      <Outlet />
    </ReauthenticationProvider>
  );
}
