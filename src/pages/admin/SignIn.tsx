import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { type ArrivalState, destination } from '../../features/auth/entry/arrival';
import { type Entry, enter } from '../../features/auth/entry/entry';
import { SignInForm } from '../../features/auth/signIn/SignInForm';
import { Callout } from '../../ui/feedback/Callout';
import { LocalLink } from '../../ui/navigation/LocalLink';
import { Door, DoorFoot } from './Door';

/** The door of the staff area (spec 2, Login): whoever is signed in goes straight through. */
export function SignIn() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const location = useLocation();
  const arrival: ArrivalState = location.state ?? {};
  const { data: entry } = useQuery({
    queryKey: ['admin', 'arrival', location.key],
    queryFn: () => enter(arrival),
    gcTime: 0,
  });
  if (entry === 'signedIn') return <Navigate replace to={destination(arrival)} />;

  return (
    <Door title={t('signIn.title')} lead={t('signIn.lead')}>
      {entry === undefined ? (
        <p role="status">{t('signIn.checking')}</p>
      ) : (
        <>
          <Why entry={entry} ended={arrival.ended} />
          <SignInForm
            submit={t('signIn.submit')}
            onSignedIn={() => void navigate(destination(arrival), { replace: true })}
          />
          <p>
            <LocalLink to="/admin/reset-password">{t('signIn.forgot')}</LocalLink>
          </p>
        </>
      )}
      <DoorFoot>
        {t('signIn.notStaff')} <LocalLink to="/consular">{t('signIn.services')}</LocalLink>
      </DoorFoot>
    </Door>
  );
}

interface WhyProps {
  entry: Exclude<Entry, 'signedIn'>;
  ended: true | undefined;
}

/** A quiet line on what brought the reader here. */
function Why({ entry, ended }: WhyProps) {
  const { t } = useTranslation('admin');
  if (entry === 'none' && !ended) return null;
  return (
    <div role="status">
      <Callout kind={entry === 'onlyHere' ? 'warning' : 'note'}>
        {t(entry === 'none' ? 'signIn.ended' : `signIn.${entry}`)}
      </Callout>
    </div>
  );
}
