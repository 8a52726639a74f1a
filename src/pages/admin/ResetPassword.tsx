import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { AskForCode } from '../../features/auth/password/AskForCode';
import { ResetByLink } from '../../features/auth/password/ResetByLink';
import { ResetForm } from '../../features/auth/password/ResetForm';
import type { Entered } from '../../features/auth/password/useReset';
import { knowAdmin } from '../../features/auth/session/sessionQuery';
import { Button } from '../../ui/actions/Button';
import { useSay } from '../../ui/feedback/Status';
import { LocalLink } from '../../ui/navigation/LocalLink';
import { Door, DoorFoot } from './Door';

/**
 * A new password for who has forgotten the old one: an address, then the code sent there. The
 * message's link brings its proof behind `#`, where no server or log sees it.
 */
export function ResetPassword() {
  const { t } = useTranslation('account');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const say = useSay();
  const [email, setEmail] = useState<string | null>(null);
  const tokenHash = new URLSearchParams(hash.slice(1)).get('token_hash');

  const done = async ({ admin, othersSignedOut }: Entered) => {
    await knowAdmin(admin);
    say('/admin/dashboard', <p>{t(othersSignedOut ? 'done' : 'doneHere')}</p>);
    await navigate('/admin/dashboard', { replace: true });
  };

  const back = (
    <DoorFoot>
      <LocalLink to="/admin">{t('back')}</LocalLink>
    </DoorFoot>
  );
  if (tokenHash) {
    return (
      <Door title={t('reset.linkTitle')} lead={t('reset.linkLead')}>
        <ResetByLink tokenHash={tokenHash} onDone={done} />
        {back}
      </Door>
    );
  }
  if (email === null) {
    return (
      <Door step="ask" title={t('ask.title')} lead={t('ask.lead')}>
        <AskForCode onSent={setEmail} />
        <p>{t('ask.phone')}</p>
        {back}
      </Door>
    );
  }
  return (
    <Door step="reset" title={t('reset.title')} lead={t('reset.sent', { email })}>
      <ResetForm email={email} onDone={done} />
      <p>{t('reset.none')}</p>
      <Button look="quiet" onClick={() => setEmail(null)}>
        {t('reset.other')}
      </Button>
      {back}
    </Door>
  );
}
