import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasLoginFlag, onSignedOut } from '../../api/auth/auth';
import { ErrorNote } from '../../parts/ErrorNote';
import { ReauthenticationProvider } from '../session/ReauthenticationProvider';
import { sessionQuery, setStaffMember } from '../session/useStaffMember';
import type { SignInLocationState } from '../signIn/signInLocation';

/**
 * Guards the routes of the staff area (R4.8–R4.11, R6.3), and checks the session on each page. With
 * the local login flag it renders the page meanwhile. A failed check shows an error with a retry
 * button. An ended session redirects to `/admin`, or asks for a sign-in if a form has unsaved text.
 * It is a convenience: row-level security checks each request (R6.4).
 */
export function RequireStaff() {
  const { t } = useTranslation(['admin', 'common']);
  const location = useLocation();
  const [flagged] = useState(hasLoginFlag);
  const [signedOut, setSignedOut] = useState(false);
  const session = useQuery(sessionQuery);
  const { refetch } = session;
  // On each page, because lists seem empty (row-level security) once another device has signed out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each page
  useEffect(() => void refetch({ cancelRefetch: false }), [location.key, refetch]);

  const end = useCallback(() => {
    setSignedOut(true);
    void setStaffMember(null);
  }, []);
  // Fires for a sign-out in another tab, and for a session that GoTrue does not refresh.
  useEffect(() => onSignedOut(end), [end]);

  const ended = session.data === null && !session.isFetching && !session.isError;
  const isInside = flagged || Boolean(session.data) || ended;
  if (!isInside && !session.isError) {
    return (
      <p role="status" className="container">
        {t('common:loading')}
      </p>
    );
  }

  const state: SignInLocationState = {
    from: location.pathname + location.search,
    ...((flagged || signedOut) && { ended: true }),
  };
  // A failed check does not mean that the session has ended (R4.10).
  const checkFailed = session.error && (
    <div className="container">
      {!isInside && (
        <h1 tabIndex={-1} className="visually-hidden">
          {t('area.name')}
        </h1>
      )}
      <ErrorNote error={session.error} busy={session.isFetching} onRetry={() => void refetch()}>
        {isInside && <p>{t('guard.goOn')}</p>}
      </ErrorNote>
    </div>
  );
  if (!isInside) return checkFailed;
  return (
    <ReauthenticationProvider ended={ended} exit={<Navigate replace to="/admin" state={state} />}>
      {checkFailed}
      <Outlet />
    </ReauthenticationProvider>
  );
}
