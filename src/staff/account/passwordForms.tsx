import { useTranslation } from 'react-i18next';
import { env } from '../../lib/env';
import type { Result } from '../../lib/http/result';
import { z } from '../../lib/zod';
import { messageKey } from '../forms/fieldErrors';
import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_VARIETY } from '../forms/limits';
import { SimpleForm, useSimpleForm } from '../forms/SimpleForm';
import { OneTimeCodeField, PasswordField } from './accountFields';

/** Returns whether a password has at most 72 bytes, because bcrypt ignores the others. */
const fitsBcrypt = (text: string): boolean => new TextEncoder().encode(text).length <= PASSWORD_MAX;

/** Returns whether a password has five different characters; a capital is the same letter. */
const isVaried = (text: string): boolean => new Set(text.toLowerCase()).size >= PASSWORD_VARIETY;

const newPassword = z
  .string()
  .min(PASSWORD_MIN, messageKey('passwordShort'))
  .refine(isVaried, messageKey('passwordPlain'))
  .refine(fitsBcrypt, messageKey('passwordLong'));

/** Code of the second factor: six digits; empty for an account without one. */
const mfaCode = z.string().regex(/^\s*(?:\d{6})?\s*$/, messageKey('factorWrong'));

/** What the form asks for first: the current password, or the code of the e-mail. */
const proofs = {
  currentPassword: z.string().min(1, messageKey('currentEmpty')),
  // Ten digits (`otp_length` in supabase/config.toml), with spaces if they are typed.
  code: z.string().regex(/^\s*(?:\d\s*){10}$/, messageKey('codeWrong')),
};

/** The values of the form; `proof` is the current password or the code. */
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

/**
 * Renders the form of a new password: with the code of the e-mail after a reset (R7.3), with the
 * current password in the account (R7.4). After a success of `send` it empties itself and calls
 * `onSent`.
 */
export function PasswordForm<Data>({ asksFor, action, send, onSent }: PasswordFormProps<Data>) {
  const { t } = useTranslation('account');
  const form = useSimpleForm({
    id: 'password',
    schema: z.object({ proof: proofs[asksFor], newPassword, mfaCode }),
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
      {asksFor === 'currentPassword' ? (
        <PasswordField {...proof} label={t('change.current')} />
      ) : (
        <OneTimeCodeField {...proof} label={t('reset.code')} hint={t('reset.codeHint')} />
      )}
      {/* Without a second field to repeat the password, because a button shows what was typed. */}
      <PasswordField
        {...form.fieldProps('newPassword')}
        autoComplete="new-password"
        label={t('newPassword')}
        hint={t('newPasswordHint', { min: PASSWORD_MIN })}
      />
      {env.secondFactor && (
        <OneTimeCodeField
          {...form.fieldProps('mfaCode')}
          label={t('factor.code')}
          hint={t('factor.codeHint')}
        />
      )}
    </SimpleForm>
  );
}
