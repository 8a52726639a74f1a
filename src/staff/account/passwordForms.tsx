import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../lib/http/result';
import { z } from '../../lib/zod';
import {
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
} from './accountFields';

const fitsBcrypt = (text: string): boolean => new TextEncoder().encode(text).length <= PASSWORD_MAX;

const isVaried = (text: string): boolean => new Set(text.toLowerCase()).size >= PASSWORD_VARIETY;

const newPassword = z
  .string()
  .min(PASSWORD_MIN, messageKey('passwordShort'))
  .refine(isVaried, messageKey('passwordPlain'))
  .refine(fitsBcrypt, messageKey('passwordLong'));

/** Code of the second factor: six digits; empty for an account without one. */
const mfaCode = z.string().regex(/^\s*(?:\d{6})?\s*$/, messageKey('factorWrong'));

const requestCodeSchema = z.object({
  email: z.string().regex(/^\s*\S+@\S+\.\S+\s*$/, messageKey('emailWrong')),
});

/** What the form asks for first: the current password, the e-mail’s code, or nothing (a link). */
const proofs = {
  currentPassword: z.string().min(1, messageKey('currentEmpty')),
  // Ten digits (`otp_length` in supabase/config.toml), with spaces if they are typed.
  code: z.string().regex(/^\s*(?:\d\s*){10}$/, messageKey('codeWrong')),
  link: z.string(),
};

/** The values of the form; `proof` is the current password or the code, and empty with a link. */
interface NewPassword {
  proof: string;
  newPassword: string;
  mfaCode: string;
}

interface PasswordFormProps<Data> {
  asksFor: keyof typeof proofs;
  action: string;
  send: (values: NewPassword) => Promise<Result<Data>>;
  onSent: (data: Data) => void | Promise<void>;
}

/** Sets a new password, after a reset (R7.3) and in the account (R7.4), and empties the form. */
export function PasswordForm<Data>({ asksFor, action, send, onSent }: PasswordFormProps<Data>) {
  const { t } = useTranslation('account');
  const form = useSimpleForm({
    id: 'password',
    schema: z
      .object({ proof: proofs[asksFor], newPassword, mfaCode })
      .refine(({ proof, newPassword }) => proof !== newPassword, {
        path: ['newPassword'],
        message: messageKey('passwordSame'),
      }),
    empty: { proof: '', newPassword: '', mfaCode: '' },
    send,
    onSent: async (data: Data) => {
      form.reset();
      await onSent(data);
    },
  });
  const proof = form.fieldProps('proof');
  return (
    <SimpleForm form={form} action={action}>
      {asksFor === 'currentPassword' && <PasswordField {...proof} label={t('change.current')} />}
      {asksFor === 'code' && (
        <OneTimeCodeField {...proof} label={t('reset.code')} hint={t('reset.codeHint')} />
      )}
      <NewPasswordField {...form.fieldProps('newPassword')} />
      <MfaCodeField {...form.fieldProps('mfaCode')} />
    </SimpleForm>
  );
}

interface Props {
  /** The address that received the code, or the token of the link in the e-mail. */
  proof: { email: string } | { tokenHash: string };
  onDone: (member: StaffMember) => Promise<void>;
}

/** Sets a password and signs in (R7.3). Asks for the code unless the e-mail’s link was opened. */
export function ResetPasswordForm({ proof, onDone }: Props) {
  const { t } = useTranslation('account');
  // Remembered, because GoTrue accepts a proof once and a later step can fail.
  const isVerified = useRef(false);
  const byLink = 'tokenHash' in proof;
  const send = async (values: NewPassword): Promise<Result<StaffMember>> => {
    if (!isVerified.current) {
      const code = values.proof;
      const verification = await verifyResetProof(byLink ? proof : { ...proof, code });
      if (!verification.success) return verification;
      isVerified.current = true;
    }
    const change = await setPassword(values.newPassword, values.mfaCode);
    return change.success ? signInAfterReset() : change;
  };
  return (
    <PasswordForm
      asksFor={byLink ? 'link' : 'code'}
      action={t('reset.save')}
      send={send}
      onSent={onDone}
    />
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
