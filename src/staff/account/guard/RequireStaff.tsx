import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ServiceError } from '../../../lib/http/result';
import { Button } from '../../../ui/actions/Button';
import { Note } from '../../../ui/feedback/Note';
import { hasLoginFlag, onSignedOut } from '../../api/auth/auth';
import { ReauthenticationProvider } from '../session/ReauthenticationProvider';
import { sessionQuery, setStaffMember } from '../session/useStaffMember';
import type { SignInLocationState } from '../signIn/signInLocation';

/**
 * Guards the routes of the staff area (R4.8–R4.11, R6.3). With the local login flag the page is
 * rendered while the session is checked. Once the session has ended, it redirects to `/admin`, or
 * asks for a sign-in if a form has unsaved text. It is a convenience:
 * row-level security checks each request (R6.4).
 */
export function RequireStaff() {
  const { t } = useTranslation();
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
        {t('loading')}
      </p>
    );
  }

  const state: SignInLocationState = {
    from: location.pathname + location.search,
    ...((flagged || signedOut) && { ended: true }),
  };
  const checkFailed = <SessionCheckFailed session={session} inside={isInside} />;
  if (!isInside) return checkFailed;
  return (
    <ReauthenticationProvider ended={ended} exit={<Navigate replace to="/admin" state={state} />}>
      {checkFailed}
      <Outlet />
    </ReauthenticationProvider>
  );
}

interface Props {
  session: UseQueryResult<unknown, Error>;
  /** The page is rendered below, because of the local login flag. */
  inside: boolean;
}

/**
 * Renders a failed session check, which does not mean that the session has ended (R4.10). It is a
 * polite live region, because an alert would interrupt screen readers although the page is usable.
 */
function SessionCheckFailed({ session: { error, isFetching, refetch }, inside }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  if (!error) return null;
  return (
    <div className="container" role="status">
      <Note kind={inside ? 'plain' : 'error'}>
        {!inside && <h1 tabIndex={-1}>{t('guard.title')}</h1>}
        <p>
          {error.message}. {error instanceof ServiceError && error.advice}
        </p>
        {inside && <p>{t('guard.goOn')}</p>}
        <Button variant="tertiary" busy={isFetching} onClick={() => void refetch()}>
          {t('retry', { ns: 'common' })}
        </Button>
      </Note>
    </div>
  );
}
