import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { cut } from '../../../lib/text/text';
import { Field } from '../../../ui/forms/Field';
import { limits } from '../../forms/limits';

interface Props<Values extends FieldValues> {
  id: string;
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  language: Language;
  /** Number of characters that the home page shows. */
  shown: number;
  error: string | undefined;
}

/**
 * Title with a counter of its characters, which is not announced while typing, and what the home
 * page shows of a long one. No `maxLength`, which would truncate a pasted text silently; validation
 * reports more than 200 characters.
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
