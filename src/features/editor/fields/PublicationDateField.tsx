import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewsState } from '../../../services/news/newsAdmin';
import { Field } from '../../../ui/forms/Field';

interface Props {
  id: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** Decides what an empty date means; `draft` for a new article. */
  state: NewsState;
}

/** In Moscow time (R4.1–R4.4). */
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
