import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/Field';
import { limits } from '../../forms/limits';

interface Props {
  id: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** A title. Has no `maxLength`, which would truncate a pasted text silently; validation reports the length. */
export function TitleField({ id, field, error }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Field
      label={t('field.title')}
      name={id}
      hint={t('field.titleHint', { max: limits.title })}
      error={error}
    >
      {(control) => <input {...control} {...field} type="text" autoComplete="off" />}
    </Field>
  );
}
