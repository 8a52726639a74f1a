import { type Control, Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatShortDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Field } from '../../../ui/forms/Field';
import { FoldedFields } from '../fields/FoldedFields';
import styles from './NoticeDetails.module.css';
import type { NoticeFormState } from './noticeFormConfig';
import type { NoticeValues } from './noticeSchema';

const DATES = ['startsAt', 'endsAt'] as const;

export function NoticeDetails({ state: { config, form, summary } }: { state: NoticeFormState }) {
  const { t } = useTranslation(['admin', 'adminDesk']);
  return (
    <FoldedFields
      title={t('adminDesk:details.title')}
      summary={useSummary(form.control)}
      invalid={DATES.some((field) => summary.byField[field])}
    >
      {DATES.map((field) => (
        <Field
          key={field}
          label={t(`field.${field}`)}
          name={`${config.name}-${field}`}
          hint={t(`field.${field}Hint`)}
          error={summary.byField[field]}
          optional
        >
          {(attributes) => (
            <input {...attributes} {...form.register(field)} type="datetime-local" />
          )}
        </Field>
      ))}
      <PinnedField id={`${config.name}-pinned`} control={form.control} />
    </FoldedFields>
  );
}

function PinnedField({ id, control }: { id: string; control: Control<NoticeValues> }) {
  const { t } = useTranslation('admin');
  return (
    <Controller
      control={control}
      name="pinned"
      render={({ field: { value, onChange, ...field } }) => (
        <label className={styles.pinned}>
          <input
            {...field}
            id={id}
            type="checkbox"
            checked={value === 'yes'}
            onChange={({ target }) => onChange(target.checked ? 'yes' : 'no')}
          />
          {t('field.pinned')}
        </label>
      )}
    />
  );
}

function useSummary(control: Control<NoticeValues>): string {
  const { t } = useTranslation('adminDesk');
  const language = useLanguage();
  const [startsAt, endsAt, pinned] = useWatch({ control, name: ['startsAt', 'endsAt', 'pinned'] });
  const [from, until] = [startsAt, endsAt].map((value) => {
    const date = fromMoscowInput(value);
    return date ? formatShortDateTime(date, language) : '';
  });
  const period = [
    from && t('details.from', { date: from }),
    until && t('details.until', { date: until }),
  ].filter(Boolean);
  return [
    period.length > 0 ? period.join(' ') : t('details.noPeriod'),
    pinned === 'yes' ? t('details.pinned') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
