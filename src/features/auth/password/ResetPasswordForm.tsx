import { useTranslation } from 'react-i18next';
import { SimpleForm } from '../../forms/SimpleForm';
import { useSimpleForm } from '../../forms/useSimpleForm';
import { MfaCodeField } from '../fields/MfaCodeField';
import { NewPasswordField } from '../fields/NewPasswordField';
import { OneTimeCodeField } from '../fields/OneTimeCodeField';
import { resetByCodeSchema, resetByLinkSchema } from './passwordSchemas';
import { type PasswordReset, useResetPassword } from './useResetPassword';

interface Props {
  /** The e-mail address that received the code, or the token of the link in the e-mail. */
  proof: { email: string } | { tokenHash: string };
  /** Receives the admin, and whether the other sessions were ended. */
  onDone: (reset: PasswordReset) => void;
}

/**
 * Renders the form that sets a new password (R7.3). It asks for the code from the e-mail only where the link
 * of the e-mail was not opened. A success signs the admin in.
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
