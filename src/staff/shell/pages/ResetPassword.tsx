import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { AuthLayout } from '../../account/layout/AuthLayout';
import { RequestCodeForm, ResetPasswordForm } from '../../account/passwordForms';
import { setStaffMember } from '../../account/session/useStaffMember';
import type { StaffMember } from '../../api/auth/auth';
import { useNotify } from '../../parts/NotificationProvider';

/**
 * Renders the page `/admin/reset-password` (R7.3): an e-mail address requests a code, then the code
 * allows a new password. The e-mail's link has a token in place of the code and skips the first
 * step. The token is in the fragment (`#token_hash=…`), because browsers do not send it to servers.
 */
export function ResetPassword() {
  const { t } = useTranslation('account');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const [email, setEmail] = useState<string | null>(null);
  const tokenHash = new URLSearchParams(hash.slice(1)).get('token_hash');

  const onDone = async (member: StaffMember) => {
    await setStaffMember(member);
    notify('/admin/dashboard', <p>{t('done')}</p>);
    await navigate('/admin/dashboard', { replace: true });
  };

  const footer = <AppLink to="/admin">{t('back')}</AppLink>;
  if (tokenHash) {
    return (
      <AuthLayout title={t('reset.linkTitle')} lead={t('reset.linkLead')} footer={footer}>
        <ResetPasswordForm proof={{ tokenHash }} onDone={onDone} />
      </AuthLayout>
    );
  }
  if (email === null) {
    return (
      <AuthLayout
        step="request"
        title={t('requestCode.title')}
        lead={t('requestCode.lead')}
        footer={footer}
      >
        <RequestCodeForm onSent={setEmail} />
        <p>{t('requestCode.phone')}</p>
      </AuthLayout>
    );
  }
  const lead = t('reset.sent', { email });
  return (
    <AuthLayout step="reset" title={t('reset.title')} lead={lead} footer={footer}>
      <ResetPasswordForm proof={{ email }} onDone={onDone} />
      <p>{t('reset.none')}</p>
      <Button variant="tertiary" onClick={() => setEmail(null)}>
        {t('reset.other')}
      </Button>
    </AuthLayout>
  );
}
