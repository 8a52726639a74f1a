import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Note } from '../../../ui/feedback/Note';
import { AppLink } from '../../../ui/navigation/AppLink';
import { setStaffMember } from '../../account/session/useStaffMember';
import { SignInForm } from '../../account/signIn/SignInForm';
import { pathAfterSignIn, type SignInLocationState } from '../../account/signIn/signInLocation';
import { currentStaffMember, hasLoginFlag, signOut } from '../../api/auth/auth';
import { accessClosed } from '../../api/withStaffSession';
import { forgetStaffData } from '../../items/itemCache';
import { Panel } from '../../parts/Panel';
import { StaffPage } from '../../StaffPage';
import styles from './pages.module.css';

/**
 * Signs out if the location state requests it (R7.5). Otherwise checks for a session: trusts the
 * local login flag, else asks the server (R4.8, R4.9). A failed check counts as no session. Without
 * a session it removes what staff have read ({@link forgetStaffData}).
 * @returns `signedIn`; `signedOut`, which the person has requested; `none` without a session
 */
async function resolveSignInState({ signOut: isSignOut }: SignInLocationState) {
  if (!isSignOut) {
    if (hasLoginFlag()) return 'signedIn';
    const result = await currentStaffMember();
    if (result.success && result.data) return 'signedIn';
    forgetStaffData();
    return 'none';
  }
  await signOut();
  await setStaffMember(null);
  forgetStaffData();
  return 'signedOut';
}

/** Returns the key of why the session has ended: an admin has closed the access, or it expired. */
const endedText = () => (accessClosed.now() ? 'errors:advice.noAccess' : 'signIn.ended');

/**
 * Renders the page `/admin` (R2.5, R2.22). With a session it redirects to the page that required
 * the sign-in, or the dashboard. The form, and why it is shown, follow once the session is checked.
 */
export function SignIn() {
  const { t } = useTranslation(['admin', 'errors']);
  const navigate = useNavigate();
  const location = useLocation();
  const locationState: SignInLocationState = location.state ?? {};
  const { data: state } = useQuery({
    queryKey: ['admin', 'signInState', location.key],
    queryFn: () => resolveSignInState(locationState),
    gcTime: 0,
  });
  if (state === 'signedIn') return <Navigate replace to={pathAfterSignIn(locationState)} />;

  return (
    <StaffPage title={t('signIn.title')}>
      <Panel className={`stack ${styles.narrow}`} aria-label={t('signIn.title')}>
        <p>{t('signIn.lead')}</p>
        {state === undefined ? (
          <p role="status">{t('signIn.checking')}</p>
        ) : (
          <>
            {(state !== 'none' || locationState.ended) && (
              <div role="status">
                <Note kind="plain">{t(state === 'none' ? endedText() : 'signIn.signedOut')}</Note>
              </div>
            )}
            <SignInForm
              submit={t('signIn.submit')}
              onSignedIn={() => void navigate(pathAfterSignIn(locationState), { replace: true })}
            />
            <p>
              <AppLink to="/admin/reset-password">{t('signIn.forgot')}</AppLink>
            </p>
          </>
        )}
        <p className="small-print">
          {t('signIn.notStaff')} <AppLink to="/consular">{t('signIn.services')}</AppLink>
        </p>
      </Panel>
    </StaffPage>
  );
}
