import { useTranslation } from 'react-i18next';
import { changePassword, type PasswordChange } from '../../../services/auth/account';
import { SimpleForm } from '../../forms/SimpleForm';
import { useSimpleForm } from '../../forms/useSimpleForm';
import { MfaCodeField, NewPasswordField, PasswordField } from '../fields';
import { changePasswordSchema } from './passwordSchemas';

/**
 * Requires the current password (R7.4) and the code of a second factor. `onDone` learns whether the
 * other sessions were ended.
 */
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
    <SimpleForm form={form} action={t('change.save')} busyAction={t('saving')}>
      <PasswordField {...form.fieldProps('currentPassword')} label={t('change.current')} />
      <NewPasswordField {...form.fieldProps('newPassword')} />
      <MfaCodeField {...form.fieldProps('mfaCode')} />
    </SimpleForm>
  );
}
