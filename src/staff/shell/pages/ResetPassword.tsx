import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { z } from '../../../lib/zod';
import { Button } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { UsernameField } from '../../account/accountFields';
import { PasswordForm } from '../../account/passwordForms';
import { setStaffMember } from '../../account/session/useStaffMember';
import { resetPassword, sendResetCode, verifyResetCode } from '../../api/auth/account';
import type { StaffMember } from '../../api/auth/auth';
import { messageKey } from '../../forms/fieldErrors';
import { SimpleForm, useSimpleForm } from '../../forms/SimpleForm';
import { useNotify } from '../../parts/NotificationProvider';
import { Panel } from '../../parts/Panel';
import { StaffPage } from '../../StaffPage';
import styles from './pages.module.css';

/** Renders `/admin/reset-password` (R7.3): requests a code by e-mail, then a new password. */
export function ResetPassword() {
  const { t } = useTranslation('account');
  const [email, setEmail] = useState<string | null>(null);
  const step = email === null ? 'requestCode' : 'reset';
  return (
    <StaffPage key={step} title={t(`${step}.title`)} heading={focusHeading}>
      <Panel className={`stack ${styles.narrow}`} aria-label={t(`${step}.title`)}>
        {email === null ? (
          <>
            <p>{t('requestCode.lead')}</p>
            <RequestCodeForm onSent={setEmail} />
            <p>{t('requestCode.phone')}</p>
          </>
        ) : (
          <>
            <p>{t('reset.sent', { email })}</p>
            <NewPasswordForm email={email} />
            <p>{t('reset.none')}</p>
            <Button variant="tertiary" onClick={() => setEmail(null)}>
              {t('reset.other')}
            </Button>
          </>
        )}
        <p>
          <AppLink to="/admin">{t('back')}</AppLink>
        </p>
      </Panel>
    </StaffPage>
  );
}

/** Focuses the heading of a step when it appears. */
const focusHeading = (heading: HTMLHeadingElement | null) => heading?.focus();

const requestCodeSchema = z.object({
  email: z.string().regex(/^\s*\S+@\S+\.\S+\s*$/, messageKey('emailWrong')),
});

/**
 * Renders the form that requests an e-mail with a code (R7.3). A success does not reveal whether
 * the account exists (decision 0025). `onSent` receives the trimmed address.
 */
function RequestCodeForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('account');
  const form = useSimpleForm({
    id: 'reset',
    schema: requestCodeSchema,
    empty: { email: '' },
    send: ({ email }) => sendResetCode(email),
    onSent: (_, { email }) => onSent(email.trim()),
  });
  return (
    <SimpleForm form={form} action={t('requestCode.send')} busyAction={t('requestCode.busy')}>
      <UsernameField {...form.fieldProps('email')} type="email" label={t('requestCode.email')} />
    </SimpleForm>
  );
}

/** Sets a password by the code, signs in, and goes to the dashboard with a message. */
function NewPasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const notify = useNotify();
  // Remembered, because GoTrue accepts a code once and a later step can fail.
  const isVerified = useRef(false);
  return (
    <PasswordForm
      asksFor="code"
      action={t('reset.save')}
      send={async ({ proof, newPassword, mfaCode }) => {
        if (!isVerified.current) {
          const verification = await verifyResetCode(email, proof);
          if (!verification.success) return verification;
          isVerified.current = true;
        }
        return resetPassword(newPassword, mfaCode);
      }}
      onSent={async (member: StaffMember) => {
        await setStaffMember(member);
        notify('/admin/dashboard', <p>{t('done')}</p>);
        await navigate('/admin/dashboard', { replace: true });
      }}
    />
  );
}
