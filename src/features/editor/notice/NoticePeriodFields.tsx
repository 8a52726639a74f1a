import { type Control, Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { stateOf } from '../../../services/notices/noticesAdminRows';
import { Field } from '../../../ui/forms/Field';
import styles from './NoticePeriodFields.module.css';
import type { NoticeFormState } from './noticeFormConfig';
import type { NoticeValues } from './noticeSchema';

/**
 * Renders the fields for status, period and pin of a notice, the dates in Moscow time, and a sentence on the
 * effect of saving that changes with them.
 */
export function NoticePeriodFields({
  state: { config, form, summary },
}: {
  state: NoticeFormState;
}) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Field label={t('field.status')} name={`${config.name}-status`}>
        {(attributes) => (
          <select {...attributes} {...form.register('status')}>
            <option value="draft">{t('status.draft')}</option>
            <option value="published">{t('status.published')}</option>
          </select>
        )}
      </Field>
      {(['startsAt', 'endsAt'] as const).map((field) => (
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
      <PeriodEffect control={form.control} />
    </>
  );
}

interface PinnedFieldProps {
  id: string;
  control: Control<NoticeValues>;
}

function PinnedField({ id, control }: PinnedFieldProps) {
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

/** States from when until when visitors will see the notice. */
function PeriodEffect({ control }: { control: Control<NoticeValues> }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const [status, startsAt, endsAt, pinned] = useWatch({
    control,
    name: ['status', 'startsAt', 'endsAt', 'pinned'],
  });
  const [start, end] = [fromMoscowInput(startsAt) ?? new Date(), fromMoscowInput(endsAt)];
  const [from, until] = [start, end].map((date) => (date ? formatDateTime(date, language) : ''));
  return <p role="status">{t(`noticeEffect.${effect()}`, { from, until })}</p>;

  function effect() {
    const state = stateOf(status, start, end);
    if (state === 'draft') return 'draft';
    if (state === 'ended') return pinned === 'yes' ? 'endedPinned' : 'ended';
    return end ? (`${state}Until` as const) : state;
  }
}
