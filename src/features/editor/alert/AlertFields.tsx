import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/Field';
import { MutedText } from '../../../ui/text/MutedText';
import { limits } from '../../forms/limits';
import { UrlField } from '../fields/UrlField';
import styles from './AlertFields.module.css';
import type { AlertFormState } from './alertFormConfig';

interface Props {
  state: AlertFormState;
}

const TEXTS = [
  { field: 'textEn', language: 'en' },
  { field: 'textRu', language: 'ru' },
] as const;

export function AlertFields({ state }: Props) {
  const { t } = useTranslation('admin');
  const { form, summary } = state;
  return (
    <>
      <p>{t('alert.lead')}</p>
      <Field
        label={t('alert.level')}
        name="alert-level"
        hint={t('alert.levelHint')}
        error={summary.byField.level}
      >
        {(control) => (
          <select {...control} {...form.register('level')}>
            {(['important', 'emergency'] as const).map((level) => (
              <option key={level} value={level}>
                {t(`alert.${level}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.pair}>
        {TEXTS.map((text) => (
          <TextField key={text.field} state={state} {...text} />
        ))}
      </div>
      <UrlField
        id="alert-link"
        label={t('alert.link')}
        hint={t('alert.linkHint', { scheme: 'https://' })}
        field={form.register('link')}
        error={summary.byField.link}
        optional
      />
      <div className={styles.pair}>
        {(['startsAt', 'endsAt'] as const).map((field) => (
          <Field
            key={field}
            label={t(`alert.${field}`)}
            name={`alert-${field}`}
            hint={t(`alert.${field}Hint`)}
            error={summary.byField[field]}
            optional={field === 'startsAt'}
          >
            {(control) => <input {...control} {...form.register(field)} type="datetime-local" />}
          </Field>
        ))}
      </div>
    </>
  );
}

/**
 * Without `maxLength`, which would truncate a pasted text silently; the counter shows the excess.
 */
function TextField({ state: { form, summary }, field, language }: Props & (typeof TEXTS)[number]) {
  const { t } = useTranslation('admin');
  // Code points, as PostgreSQL counts.
  const count = [...form.watch(field).trim()].length;
  return (
    <div className={styles.text}>
      <Field
        label={t(`alert.${field}`)}
        name={`alert-${field}`}
        hint={t('alert.textHint')}
        error={summary.byField[field]}
      >
        {(control) => <textarea {...control} {...form.register(field)} rows={4} lang={language} />}
      </Field>
      <div className={count > limits.alert ? styles.tooLong : undefined}>
        <MutedText>{t('alert.counter', { count, max: limits.alert })}</MutedText>
      </div>
    </div>
  );
}
