import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { cut } from '../../../lib/text/text';
import { Field } from '../../../ui/forms/Field';
import { limits } from '../../forms/limits';

interface Props<Values extends FieldValues> {
  /** The id of the control, which the error summary links to. */
  id: string;
  control: Control<Values>;
  /** The field of the form. */
  name: Path<Values>;
  label: string;
  /** The language of the title. */
  language: Language;
  /** The number of characters that the home page shows. */
  shown: number;
  /** The validation message; undefined while the title is valid. */
  error: string | undefined;
}

/**
 * Renders the field for the title of an article or a notice, with a counter of its characters and, for a long one, what
 * the home page shows of it. The counter describes the field and is not announced while typing. The field has no
 * `maxLength`, which would truncate a pasted text silently; validation reports more than 200 characters.
 */
export function TitleField<Values extends FieldValues>(props: Props<Values>) {
  const { id, control, name, label, language, shown, error } = props;
  const { t } = useTranslation('adminDesk');
  const { field } = useController({ control, name });
  const title = String(field.value).trim();
  const short = cut(title, shown);
  // Code points, as PostgreSQL counts.
  const counter = t('title.counter', { count: [...title].length, max: limits.title });
  const effect =
    short === title.replace(/\s+/g, ' ')
      ? t('title.whole', { cut: shown })
      : t('title.cut', { shown: short });
  return (
    <Field label={label} name={id} hint={`${counter} ${effect}`} error={error}>
      {(attributes) => (
        <input {...attributes} {...field} lang={language} type="text" autoComplete="off" />
      )}
    </Field>
  );
}
