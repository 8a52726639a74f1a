import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Result, succeed } from '../../lib/http/result';
import { z } from '../../lib/zod';
import {
  changePassword,
  type PasswordChange,
  sendResetCode,
  setPassword,
  signInAfterReset,
  verifyResetProof,
} from '../api/auth/account';
import type { StaffMember } from '../api/auth/auth';
import { messageKey } from '../forms/fieldErrors';
import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_VARIETY } from '../forms/limits';
import { SimpleForm, useSimpleForm } from '../forms/SimpleForm';
import {
  MfaCodeField,
  NewPasswordField,
  OneTimeCodeField,
  PasswordField,
  UsernameField,
} from './fields';

const fitsBcrypt = (text: string): boolean => new TextEncoder().encode(text).length <= PASSWORD_MAX;

const isVaried = (text: string): boolean => new Set(text.toLowerCase()).size >= PASSWORD_VARIETY;

const newPassword = z
  .string()
  .min(PASSWORD_MIN, messageKey('passwordShort'))
  .refine(isVaried, messageKey('passwordPlain'))
  .refine(fitsBcrypt, messageKey('passwordLong'));

/** The code of the e-mail (`otp_length` in supabase/config.toml); spaces between the digits are typed to read them. */
const resetCode = /^\s*(?:\d\s*){10}$/;

/** Code of the second factor: six digits; empty for an account without one. */
const mfaCode = z.string().regex(/^\s*(?:\d{6})?\s*$/, messageKey('factorWrong'));

const requestCodeSchema = z.object({
  email: z.string().regex(/^\s*\S+@\S+\.\S+\s*$/, messageKey('emailWrong')),
});

/** Returns the schema of the reset form. The link of the message carries a token, which replaces the code. */
const resetSchema = (byLink: boolean) =>
  z.object({
    code: byLink ? z.string() : z.string().regex(resetCode, messageKey('codeWrong')),
    newPassword,
    mfaCode,
  });

const changePasswordSchema = z
  .object({ currentPassword: z.string().min(1, messageKey('currentEmpty')), newPassword, mfaCode })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    message: messageKey('passwordSame'),
  });

export interface PasswordReset extends PasswordChange {
  member: StaffMember;
}

interface Props {
  /** The address that received the code, or the token of the link in the e-mail. */
  proof: { email: string } | { tokenHash: string };
  onDone: (reset: PasswordReset) => void;
}

/** Sets a new password and signs in (R7.3); asks for the code unless the e-mail’s link was opened. */
export function ResetPasswordForm({ proof, onDone }: Props) {
  const { t } = useTranslation('account');
  // GoTrue accepts a proof once, so after a failure of a later step the next attempt starts with the password.
  const isVerified = useRef(false);
  const byLink = 'tokenHash' in proof;
  const form = useSimpleForm({
    id: 'new',
    schema: resetSchema(byLink),
    empty: { code: '', newPassword: '', mfaCode: '' },
    send: async ({ code, newPassword, mfaCode }): Promise<Result<PasswordReset>> => {
      if (!isVerified.current) {
        const verification = await verifyResetProof(byLink ? proof : { ...proof, code });
        if (!verification.success) return verification;
        isVerified.current = true;
      }
      const change = await setPassword(newPassword, mfaCode);
      if (!change.success) return change;
      const session = await signInAfterReset();
      return session.success ? succeed({ ...change.data, member: session.data }) : session;
    },
    onSent: onDone,
  });
  return (
    <SimpleForm form={form} action={t('reset.save')}>
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

/** Changes the password after a check of the current one (R7.4), and empties the form. */
export function ChangePasswordForm({ onDone }: { onDone: (change: PasswordChange) => void }) {
  const { t } = useTranslation('account');
  const form = useSimpleForm({
    id: 'password',
    schema: changePasswordSchema,
    empty: { currentPassword: '', newPassword: '', mfaCode: '' },
    send: ({ currentPassword, newPassword, mfaCode }) =>
      changePassword(currentPassword, newPassword, mfaCode),
    onSent: (change) => {
      form.reset();
      onDone(change);
    },
  });
  return (
    <SimpleForm form={form} action={t('change.save')}>
      <PasswordField {...form.fieldProps('currentPassword')} label={t('change.current')} />
      <NewPasswordField {...form.fieldProps('newPassword')} />
      <MfaCodeField {...form.fieldProps('mfaCode')} />
    </SimpleForm>
  );
}

/**
 * Requests an e-mail with a code (R7.3). A success does not reveal whether the account exists
 * (decision 0025). `onSent` receives the trimmed address.
 */
export function RequestCodeForm({ onSent }: { onSent: (email: string) => void }) {
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
