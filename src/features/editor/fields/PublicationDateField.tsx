import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewsState } from '../../../services/news/newsAdmin';
import { Field } from '../../../ui/forms/Field';

interface Props {
  /** The id of the control, which the error summary links to. */
  id: string;
  /** Name, ref and handlers of react-hook-form. */
  field: UseFormRegisterReturn;
  /** The validation message; undefined while the date is valid. */
  error: string | undefined;
  /** The state of the stored article, which decides what an empty date means; `draft` for a new one. */
  state: NewsState;
}

/** Renders the field for the date of publication (R4.1–R4.4), in Moscow time. */
export function PublicationDateField({ id, field, error, state }: Props) {
  const { t } = useTranslation('admin');
  const hint =
    state === 'published' ? t('field.publishedAtUnchangedHint') : t('field.publishedAtHint');
  return (
    <Field label={t('field.publishedAt')} name={id} hint={hint} error={error} optional>
      {(attributes) => <input {...attributes} {...field} type="datetime-local" />}
    </Field>
  );
}
