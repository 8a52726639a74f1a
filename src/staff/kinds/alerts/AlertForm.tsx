import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { withOther } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { FormLayout } from '../../editor/FormLayout';
import { SelectInput, TextInput } from '../../editor/fields';
import { useItemForm } from '../../editor/ItemFormProvider';
import { schemes } from '../../forms/fieldErrors';
import { PreviewFrame } from '../../parts/PagePreview';
import { alertPreview } from './alertPreview';
import { type AlertValues, alertValues } from './schema';

/** Renders the form of an alert, which is published after a confirmation (decision 0034). */
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
          <TextInput
            key={one}
            name={`text_${one}`}
            lang={one}
            hint={t('kinds:alerts.form.textHint')}
            type="lines"
          />
        ))}
      </div>
      <TextInput name="link" hint={t('kinds:alerts.field.linkHint', schemes)} type="url" optional />
      <div className="stack gap-5 auto-fit">
        <TextInput
          name="starts_at"
          type="date"
          hint={t('kinds:alerts.field.starts_atHint')}
          optional
        />
        <TextInput name="ends_at" type="date" hint={t('kinds:alerts.field.ends_atHint')} />
      </div>
      {isAsked && <ConfirmAlert values={getValues()} onAnswer={answer} />}
    </FormLayout>
  );
}

interface ConfirmProps {
  values: AlertValues;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Previews an alert and asks whether to publish it. Closing the dialog answers no. */
function ConfirmAlert({ values, onAnswer }: ConfirmProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const end = fromMoscowInput(values.ends_at);
  return (
    <ConfirmDialog
      wide
      title={t('alertConfirm.title')}
      confirm={t('alertConfirm.confirm')}
      cancel={t('alertConfirm.cancel')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <p>{t('alertConfirm.text', { until: end && formatDateTime(end, language) })}</p>
      <PreviewFrame page={alertPreview(values)} onClose={() => onAnswer(false)} />
    </ConfirmDialog>
  );
}
