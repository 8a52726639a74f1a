import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { secondFactorOffered } from '../../../services/auth/secondFactor';
import { Field } from '../../../ui/forms/Field';

interface Props {
  id: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** The code of the second factor, where this site offers one; empty for who has none. */
export function FactorField({ id, field, error }: Props) {
  const { t } = useTranslation('account');
  if (!secondFactorOffered()) return null;
  return (
    <Field label={t('factor.code')} name={id} hint={t('factor.codeHint')} error={error}>
      {(control) => (
        <input
          {...control}
          {...field}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
    </Field>
  );
}
