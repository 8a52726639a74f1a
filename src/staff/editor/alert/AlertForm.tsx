import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { withOther } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import type { Values } from '../../kinds/kinds';
import { entriesOf } from '../../kinds/values';
import { FieldControl } from '../fields/FieldControl';
import { FormLayout } from '../form/FormLayout';
import { useItemForm } from '../form/ItemFormProvider';
import { AlertPreview } from './AlertPreview';

/** Renders the form of an alert; valid values are saved after a confirmation (decision 0034). */
export function AlertForm() {
  const { t } = useTranslation(['admin', 'kinds']);
  const previewId = useId();
  const values = useFormContext<Values<'alerts'>>().watch();
  const { save, saving } = useItemForm();
  const language = useLanguage();
  const entries = entriesOf('alerts');
  const fieldsOf = (...names: string[]) =>
    names
      .flatMap((name) => entries.filter((entry) => entry.name === name))
      .map((entry) => <FieldControl key={entry.name} entry={entry} />);
  return (
    <FormLayout
      onSubmit={() => void save('publishAlert')}
      actions={
        <Button type="submit" busy={saving.busy}>
          {t(saving.busy ? 'saving' : 'kinds:alerts.form.save')}
        </Button>
      }
    >
      <p>{t('kinds:alerts.form.lead')}</p>
      {fieldsOf('level')}
      <div className="stack gap-5 auto-fit">
        {fieldsOf(...withOther(language).map((one) => `text_${one}`))}
      </div>
      {fieldsOf('link')}
      <div className="stack gap-5 auto-fit">{fieldsOf('starts_at', 'ends_at')}</div>
      <section aria-labelledby={previewId} className="stack">
        <h2 id={previewId} className="size-h3">
          {t('kinds:alerts.form.preview')}
        </h2>
        <AlertPreview values={values} />
      </section>
    </FormLayout>
  );
}
