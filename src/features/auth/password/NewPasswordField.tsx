import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MIN } from '../../forms/limits';
import { PasswordField } from './PasswordField';

interface Props {
  id: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** A password to be, with what is asked of it. One field: it can be looked at. */
export function NewPasswordField(props: Props) {
  const { t } = useTranslation('account');
  return (
    <PasswordField
      {...props}
      fresh
      label={t('newPassword')}
      hint={t('newPasswordHint', { min: PASSWORD_MIN })}
    />
  );
}
