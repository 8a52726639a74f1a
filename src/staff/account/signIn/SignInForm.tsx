import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notBlank, z } from '../../../lib/zod';
import type { StaffMember } from '../../api/auth/auth';
import { signIn, signOut } from '../../api/auth/auth';
import { signInWithCode } from '../../api/auth/secondFactor';
import { messageKey } from '../../forms/fieldErrors';
import { SimpleForm, useSimpleForm } from '../../forms/SimpleForm';
import { PasswordField, UsernameField } from '../accountFields';
import { MfaCodeForm } from '../secondFactor/MfaCodeForm';
import { setStaffMember } from '../session/useStaffMember';

const signInSchema = z.object({
  identifier: z.string().refine(notBlank, messageKey('identifierEmpty')),
  password: z.string().min(1, messageKey('passwordEmpty')),
});

const FIRST_FIELD = 'sign-in-identifier';

interface Props {
  submit: string;
  /** Account whose password alone is asked for; without it the form asks for both. */
  account?: string | undefined;
  /** Callback once the session is complete and the member of staff is in the query cache. */
  onSignedIn: (member: StaffMember) => void;
  onCancel?: () => void;
}

/**
 * Renders the sign-in with password, then the code of a second factor, and stores the member of
 * staff in the query cache. On mount it focuses the first field if nothing has the focus.
 * Cancelling the code signs out, and shows the password again.
 */
export function SignInForm({ submit, account, onSignedIn, onCancel }: Props) {
  const { t } = useTranslation('admin');
  useEffect(() => {
    // After a navigation the heading has the focus, in a dialog its first control.
    if (document.activeElement === document.body) document.getElementById(FIRST_FIELD)?.focus();
  }, []);
  const [asksForCode, setAsksForCode] = useState(false);
  const handleSignedIn = async (member: StaffMember) => {
    await setStaffMember(member);
    onSignedIn(member);
  };
  const form = useSimpleForm({
    id: 'sign-in',
    schema: signInSchema,
    empty: { identifier: account ?? '', password: '' },
    send: signIn,
    onSent: (member) => (member ? handleSignedIn(member) : setAsksForCode(true)),
  });
  if (asksForCode) {
    return (
      <MfaCodeForm
        action={submit}
        busyAction={t('signIn.busy')}
        send={signInWithCode}
        onSent={handleSignedIn}
        onCancel={async () => {
          await signOut();
          setAsksForCode(false);
        }}
      />
    );
  }
  return (
    <SimpleForm form={form} action={submit} busyAction={t('signIn.busy')} onCancel={onCancel}>
      {account ? (
        <p>
          <strong>{account}</strong>
          {/* For password managers. */}
          <input hidden readOnly autoComplete="username" value={account} />
        </p>
      ) : (
        <UsernameField
          {...form.fieldProps('identifier')}
          type="text"
          label={t('signIn.identifier')}
        />
      )}
      <PasswordField {...form.fieldProps('password')} label={t('signIn.password')} />
    </SimpleForm>
  );
}
