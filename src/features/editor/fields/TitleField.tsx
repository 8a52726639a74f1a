import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { Field } from '../../../ui/forms/Field';
import { limits } from '../../forms/limits';

interface Props {
  /** The id of the control, which the error summary links to. */
  id: string;
  /** Name, ref and handlers of react-hook-form. */
  field: UseFormRegisterReturn;
  label: string;
  /** The language of the title. */
  language: Language;
  /** The validation message; undefined while the title is valid. */
  error: string | undefined;
}

/**
 * Renders the field for the title of an article or a notice. It has no `maxLength`, which would truncate a
 * pasted text silently; validation reports more than 200 characters.
 */
export function TitleField({ id, field, label, language, error }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Field label={label} name={id} hint={t('field.titleHint', { max: limits.title })} error={error}>
      {(control) => (
        <input {...control} {...field} lang={language} type="text" autoComplete="off" />
      )}
    </Field>
  );
}
