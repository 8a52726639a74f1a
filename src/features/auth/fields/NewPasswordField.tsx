import { useTranslation } from 'react-i18next';
import { PASSWORD_MIN } from '../../forms/limits';
import type { FormField } from '../../forms/useSimpleForm';
import { PasswordField } from './PasswordField';

/** Field for a new password, with its rules. Not repeated in a second field, because it can be shown. */
export function NewPasswordField(props: FormField) {
  const { t } = useTranslation('account');
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      label={t('newPassword')}
      hint={t('newPasswordHint', { min: PASSWORD_MIN })}
    />
  );
}
