import { type Control, type UseFormRegister, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Field } from '../../../ui/forms/Field';
import type { NewsValues } from '../news/newsSchema';

interface Props {
  /** Prefix of the ids of the controls. */
  form: string;
  register: UseFormRegister<NewsValues>;
  control: Control<NewsValues>;
  /** The validation messages of both fields. */
  errors: { status?: string; publishedAt?: string };
  /** The stored article is published, so an empty date leaves the stored one unchanged. */
  wasPublished: boolean;
}

/**
 * Renders the fields for status and date of publication (R4.1–R4.4), the date in Moscow time, and a sentence
 * on the effect of saving that changes with both.
 */
export function PublishingFields({ form, register, control, errors, wasPublished }: Props) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Field label={t('field.status')} name={`${form}-status`} error={errors.status}>
        {(attributes) => (
          <select {...attributes} {...register('status')}>
            <option value="draft">{t('status.draft')}</option>
            <option value="published">{t('status.published')}</option>
          </select>
        )}
      </Field>
      <Field
        label={t('field.publishedAt')}
        name={`${form}-publishedAt`}
        hint={t(wasPublished ? 'field.publishedAtUnchangedHint' : 'field.publishedAtHint')}
        error={errors.publishedAt}
        optional
      >
        {(attributes) => (
          <input {...attributes} {...register('publishedAt')} type="datetime-local" />
        )}
      </Field>
      <StatusEffect control={control} />
    </>
  );
}

/** States what saving does, by status and date. */
function StatusEffect({ control }: { control: Control<NewsValues> }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const [status, publishedAt] = useWatch({ control, name: ['status', 'publishedAt'] });
  const date = fromMoscowInput(publishedAt);
  return <p role="status">{effect()}</p>;

  function effect(): string {
    if (status === 'draft') return t('statusEffect.draft');
    if (date && date.getTime() > Date.now()) {
      return t('statusEffect.scheduled', { date: formatDateTime(date, language) });
    }
    return t('statusEffect.published');
  }
}
