import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Language, withOther } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { DateInput, SelectInput, TextInput } from '../../editor/fields/fields';
import { UrlField } from '../../editor/fields/UrlField';
import { FormLayout } from '../../editor/form/FormLayout';
import { useItemForm } from '../../editor/form/ItemFormProvider';
import { schemes } from '../../forms/fieldErrors';
import { MAX_CHARACTERS } from '../../forms/limits';
import { ConfirmAlert } from './ConfirmAlert';
import { type AlertValues, alertValues } from './schema';

/** Renders the form of an alert; valid values are saved after a confirmation (decision 0034). */
export function AlertForm() {
  const { t } = useTranslation(['admin', 'kinds']);
  const { save, saving, validate } = useItemForm();
  const { getValues } = useFormContext<AlertValues>();
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const answer = (isConfirmed: boolean) => {
    setIsAsked(false);
    if (isConfirmed) void save('publishAlert');
  };
  return (
    <FormLayout
      onSubmit={() => void validate().then(setIsAsked)}
      actions={
        <Button type="submit" busy={saving.busy}>
          {t(saving.busy ? 'saving' : 'kinds:alerts.form.save')}
        </Button>
      }
    >
      <p>{t('kinds:alerts.form.lead')}</p>
      <SelectInput
        name="level"
        hint={t('kinds:alerts.field.levelHint')}
        options={alertValues.shape.level.options.map((level) => [
          level,
          t(`kinds:alerts.form.${level}`),
        ])}
      />
      <div className="stack gap-5 auto-fit">
        {withOther(language).map((one) => (
          <AlertText key={one} language={one} />
        ))}
      </div>
      <UrlField name="link" hint={t('kinds:alerts.field.linkHint', schemes)} optional />
      <div className="stack gap-5 auto-fit">
        <DateInput name="starts_at" hint={t('kinds:alerts.field.starts_atHint')} optional />
        <DateInput name="ends_at" hint={t('kinds:alerts.field.ends_atHint')} />
      </div>
      {isAsked && <ConfirmAlert values={getValues()} onAnswer={answer} />}
    </FormLayout>
  );
}

/** Renders a text with a counter; no `maxLength`, because it truncates a pasted text silently. */
function AlertText({ language }: { language: Language }) {
  const { t } = useTranslation('kinds');
  const name = `text_${language}` as const;
  const max = MAX_CHARACTERS.alertEnLong;
  // Code points, as PostgreSQL counts.
  const count = [...useWatch<AlertValues, typeof name>({ name }).trim()].length;
  return (
    <div className="stack gap-1">
      <TextInput name={name} lang={language} hint={t('alerts.form.textHint')} hasLines />
      <p className={`small-print ${count > max ? 'semibold in-red' : ''}`}>
        {t('alerts.form.counter', { count, max })}
      </p>
    </div>
  );
}
