import { useTranslation } from 'react-i18next';
import { SimpleForm } from '../../forms/SimpleForm';
import { useSimpleForm } from '../../forms/useSimpleForm';
import { MfaCodeField } from '../fields/MfaCodeField';
import { NewPasswordField } from '../fields/NewPasswordField';
import { OneTimeCodeField } from '../fields/OneTimeCodeField';
import { resetByCodeSchema, resetByLinkSchema } from './passwordSchemas';
import { type PasswordReset, useResetPassword } from './useResetPassword';

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
