import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { Field } from '../../../ui/forms/Field';
import { ActionRow } from '../../../ui/layout/ActionRow';
import { MutedText } from '../../../ui/text/MutedText';
import type { Alert } from '../../data/alerts/alertsAdmin';
import { limits } from '../../forms/limits';
import { UrlField } from '../fields/UrlField';
import { ItemForm } from '../form/ItemForm';
import type { ItemFormProps } from '../form/itemFormConfig';
import { useItemForm } from '../form/useItemForm';
import { CancelLink } from '../publishing/PublishingBar';
import styles from './AlertForm.module.css';
import { AlertPreview } from './AlertPreview';
import { type AlertFormState, alertFormConfig } from './alertFormConfig';
import type { AlertValues } from './alertSchema';
import { ConfirmAlert } from './ConfirmAlert';

/** Valid values are saved after a confirmation (decision 0034). */
export function AlertForm(props: ItemFormProps<Alert>) {
  const { t } = useTranslation('admin');
  const previewId = useId();
  const state = useItemForm(alertFormConfig, props);
  const { form, countAttempt } = state;
  const [confirming, setConfirming] = useState<AlertValues | null>(null);
  const confirmFirst = {
    ...state,
    submit: async (event?: { preventDefault: () => void }) => {
      event?.preventDefault();
      await form.handleSubmit(setConfirming, countAttempt)();
    },
  };
  return (
    <>
      <ItemForm
        state={confirmFirst}
        actions={<FormActions saveLabel={t('alert.save')} busy={state.saving.busy} />}
      >
        <AlertFields state={state} />
        <section aria-labelledby={previewId} className={styles.preview}>
          <h2 id={previewId}>{t('alert.preview')}</h2>
          <AlertPreview values={form.watch()} />
        </section>
      </ItemForm>
      {confirming && (
        <ConfirmAlert
          values={confirming}
          alert={props.item}
          onConfirm={() => {
            setConfirming(null);
            void state.submit();
          }}
          onCancel={() => setConfirming(null)}
        />
      )}
    </>
  );
}

interface Props {
  state: AlertFormState;
}

const TEXTS = [
  { field: 'textEn', language: 'en' },
  { field: 'textRu', language: 'ru' },
] as const;

function AlertFields({ state }: Props) {
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

function FormActions({ saveLabel, busy }: { saveLabel: ReactNode; busy: boolean }) {
  const { t } = useTranslation('admin');
  return (
    <ActionRow>
      <Button type="submit" busy={busy}>
        {busy ? t('saving') : saveLabel}
      </Button>
      <CancelLink />
    </ActionRow>
  );
}
