import { useTranslation } from 'react-i18next';
import { PASSWORD_MIN } from '../../forms/limits';
import type { FormField } from '../../forms/useSimpleForm';
import { PasswordField } from './PasswordField';

/** Without a second field that repeats the password, because a button shows what was typed. */
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
