import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Result, succeed } from '../../../lib/http/result';
import {
  type PasswordChange,
  type ResetProof,
  setPassword,
  signInAfterReset,
  verifyResetProof,
} from '../../../services/auth/account';
import type { StaffMember } from '../../../services/auth/staffMember';
import { SimpleForm } from '../../forms/SimpleForm';
import { useSimpleForm } from '../../forms/useSimpleForm';
import { MfaCodeField, NewPasswordField, OneTimeCodeField } from '../fields';
import { resetByCodeSchema, resetByLinkSchema } from './passwordSchemas';

export interface PasswordReset extends PasswordChange {
  member: StaffMember;
}

/**
 * Verifies the proof, sets the password, signs in (R7.3). GoTrue accepts a proof once, so after a
 * failure of a later step the next call starts with the password.
 * @returns a function of proof, new password (12 characters to 72 bytes) and MFA code (six digits,
 *   or empty). It fails with the codes of `verifyResetProof`, `setPassword` or `signInAfterReset`
 *   in services/auth/account
 */
function useResetPassword() {
  const verified = useRef(false);
  return async (
    proof: ResetProof,
    newPassword: string,
    mfaCode: string,
  ): Promise<Result<PasswordReset>> => {
    if (!verified.current) {
      const verification = await verifyResetProof(proof);
      if (!verification.success) return verification;
      verified.current = true;
    }
    const change = await setPassword(newPassword, mfaCode);
    if (!change.success) return change;
    const session = await signInAfterReset();
    return session.success ? succeed({ ...change.data, member: session.data }) : session;
  };
}

interface Props {
  /** The address that received the code, or the token of the link in the e-mail. */
  proof: { email: string } | { tokenHash: string };
  onDone: (reset: PasswordReset) => void;
}

/**
 * Sets a new password and signs in (R7.3). It asks for the code unless the link of the e-mail was
 * opened.
 */
export function ResetPasswordForm({ proof, onDone }: Props) {
  const { t } = useTranslation('account');
  const resetPassword = useResetPassword();
  const byLink = 'tokenHash' in proof;
  const form = useSimpleForm({
    id: 'new',
    schema: byLink ? resetByLinkSchema : resetByCodeSchema,
    empty: { code: '', newPassword: '', mfaCode: '' },
    send: ({ code, newPassword, mfaCode }) =>
      resetPassword(byLink ? proof : { ...proof, code }, newPassword, mfaCode),
    onSent: onDone,
  });
  return (
    <SimpleForm form={form} action={t('reset.save')} busyAction={t('saving')}>
      {!byLink && (
        <OneTimeCodeField
          {...form.fieldProps('code')}
          label={t('reset.code')}
          hint={t('reset.codeHint')}
        />
      )}
      <NewPasswordField {...form.fieldProps('newPassword')} />
      <MfaCodeField {...form.fieldProps('mfaCode')} />
    </SimpleForm>
  );
}
