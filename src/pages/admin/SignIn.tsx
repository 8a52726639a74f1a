import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { SignInForm } from '../../features/editor/session/SignInForm';
import { knowAdmin } from '../../features/editor/session/sessionQuery';
import { queryClient } from '../../lib/queryClient';
import { currentAdmin, hasLoginFlag, signOut } from '../../services/auth';
import { Beads } from '../../ui/Beads';
import { Callout } from '../../ui/Callout';
import { LocalLink } from '../../ui/LocalLink';
import { Scene } from '../../ui/Scene';
import { type ArrivalState, destination } from './arrival';
import styles from './SignIn.module.css';

/** The door of the staff area (spec 2, Login): whoever is signed in goes straight through. */
export function SignIn() {
  const { t } = useTranslation(['admin', 'common']);
  const navigate = useNavigate();
  const location = useLocation();
  const arrival: ArrivalState = location.state ?? {};
  const { data: signedIn } = useQuery(
    {
      queryKey: ['admin', 'arrival', location.key],
      queryFn: () => (arrival.signOut ? leave() : isSignedIn()),
      gcTime: 0,
    },
    queryClient,
  );
  if (signedIn) return <Navigate replace to={destination(arrival)} />;

  return (
    <div className={styles.page}>
      <title>{t('title', { ns: 'common', page: t('signIn.title') })}</title>
      <div className={styles.scene}>
        <Scene name="savannah-dawn" eager />
      </div>
      <div className={styles.panel}>
        <Beads />
        <div className={styles.words}>
          <h1 tabIndex={-1}>{t('signIn.title')}</h1>
          <p>{t('signIn.lead')}</p>
          {signedIn === undefined ? (
            <p role="status">{t('signIn.checking')}</p>
          ) : (
            <>
              <Why {...arrival} />
              <SignInForm
                submit={t('signIn.submit')}
                onSignedIn={() => void navigate(destination(arrival), { replace: true })}
              />
            </>
          )}
          <p className={styles.lost}>
            {t('signIn.notStaff')} <LocalLink to="/consular">{t('signIn.services')}</LocalLink>
          </p>
        </div>
      </div>
    </div>
  );
}

/** A quiet line on what brought the reader here. */
function Why({ signOut: signedOut, ended }: ArrivalState) {
  const { t } = useTranslation('admin');
  if (!signedOut && !ended) return null;
  return (
    <div role="status">
      <Callout kind="note">{t(signedOut ? 'signIn.signedOut' : 'signIn.ended')}</Callout>
    </div>
  );
}

/** Spec 4, Admin guard: the flag at once, else the server. No answer shows the form. */
async function isSignedIn(): Promise<boolean> {
  if (hasLoginFlag()) return true;
  const result = await currentAdmin();
  const signedIn = result.success && result.data !== null;
  if (!signedIn) forgetStaffData();
  return signedIn;
}

async function leave(): Promise<boolean> {
  await signOut();
  await knowAdmin(null);
  forgetStaffData();
  return false;
}

/** Drafts must not wait in memory for the next person at this computer. */
function forgetStaffData(): void {
  for (const what of ['news', 'notices', 'item']) {
    queryClient.removeQueries({ queryKey: ['admin', what] });
  }
}
