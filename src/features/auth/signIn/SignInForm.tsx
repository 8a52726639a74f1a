import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceError } from '../../../lib/http/result';
import { signIn, signOut } from '../../../services/auth/auth';
import { signInWithCode } from '../../../services/auth/secondFactor';
import type { StaffMember } from '../../../services/auth/staffMember';
import { SimpleForm } from '../../forms/SimpleForm';
import { useSimpleForm } from '../../forms/useSimpleForm';
import { PasswordField } from '../fields/PasswordField';
import { UsernameField } from '../fields/UsernameField';
import { MfaCodeForm } from '../secondFactor/MfaCodeForm';
import { setStaffMember } from '../session/sessionQuery';
import { SignInCountdown } from './SignInCountdown';
import { signInSchema } from './signInSchema';

const FIRST_FIELD = 'sign-in-identifier';

interface Props {
  submit: string;
  /** Called when the session is complete and the member of staff is in the query cache. */
  onSignedIn: (member: StaffMember) => void;
  onCancel?: () => void;
}

/**
 * E-mail address or phone number with password (R2.22), then the code of a second factor.
 * Cancelling the code signs out.
 */
export function SignInForm({ submit, onSignedIn, onCancel }: Props) {
  const { t } = useTranslation('admin');
  useEffect(() => {
    // Only where nothing has the focus yet: after a navigation the heading has it, in a dialog its first control.
    if (document.activeElement === document.body) document.getElementById(FIRST_FIELD)?.focus();
  }, []);
  const handleSignedIn = async (member: StaffMember) => {
    await setStaffMember(member);
    onSignedIn(member);
  };
  const form = useSimpleForm({
    id: 'sign-in',
    schema: signInSchema,
    empty: { identifier: '', password: '' },
    send: signIn,
    onSent: (member) => handleSignedIn(member),
  });
  if (form.error instanceof ServiceError && form.error.code === 'codeNeeded') {
    return (
      <MfaCodeForm
        action={submit}
        busyAction={t('signIn.busy')}
        send={signInWithCode}
        onSent={handleSignedIn}
        onCancel={async () => {
          await signOut();
          form.clearError();
        }}
      />
    );
  }
  return (
    <SimpleForm form={form} action={submit} busyAction={t('signIn.busy')} onCancel={onCancel}>
      <UsernameField
        {...form.fieldProps('identifier')}
        type="text"
        label={t('signIn.identifier')}
      />
      <PasswordField {...form.fieldProps('password')} label={t('signIn.password')} />
      <SignInCountdown />
    </SimpleForm>
  );
}
