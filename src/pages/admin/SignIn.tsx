import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AuthLayout } from '../../features/auth/layout/AuthLayout';
import { SignInForm } from '../../features/auth/signIn/SignInForm';
import {
  pathAfterSignIn,
  type SignInLocationState,
} from '../../features/auth/signIn/signInLocation';
import { resolveSignInState, type SignInState } from '../../features/auth/signIn/signInState';
import { Callout } from '../../ui/feedback/Callout';
import { AppLink } from '../../ui/navigation/AppLink';

/**
 * `/admin` (R2.5, R2.22). With a session it redirects to the page that required the sign-in, or the
 * dashboard. Signs out first if the location state requests it; the form follows once the session
 * is checked.
 */
export function SignIn() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const location = useLocation();
  const locationState: SignInLocationState = location.state ?? {};
  const { data: state } = useQuery({
    queryKey: ['admin', 'signInState', location.key],
    queryFn: () => resolveSignInState(locationState),
    gcTime: 0,
  });
  if (state === 'signedIn') return <Navigate replace to={pathAfterSignIn(locationState)} />;

  const footer = (
    <>
      {t('signIn.notStaff')} <AppLink to="/consular">{t('signIn.services')}</AppLink>
    </>
  );
  return (
    <AuthLayout title={t('signIn.title')} lead={t('signIn.lead')} footer={footer}>
      {state === undefined ? (
        <p role="status">{t('signIn.checking')}</p>
      ) : (
        <>
          <SignInNotice state={state} ended={locationState.ended} />
          <SignInForm
            submit={t('signIn.submit')}
            onSignedIn={() => void navigate(pathAfterSignIn(locationState), { replace: true })}
          />
          <p>
            <AppLink to="/admin/reset-password">{t('signIn.forgot')}</AppLink>
          </p>
        </>
      )}
    </AuthLayout>
  );
}

interface Props {
  state: Exclude<SignInState, 'signedIn'>;
  /** The session expired, or was signed out in another tab. */
  ended: true | undefined;
}

/**
 * Why the form is shown; renders nothing on a first visit. `onlyHere` warns that signing out on all
 * devices failed.
 */
function SignInNotice({ state, ended }: Props) {
  const { t } = useTranslation('admin');
  if (state === 'none' && !ended) return null;
  return (
    <div role="status">
      <Callout kind={state === 'onlyHere' ? 'warning' : 'note'}>
        {t(state === 'none' ? 'signIn.ended' : `signIn.${state}`)}
      </Callout>
    </div>
  );
}
