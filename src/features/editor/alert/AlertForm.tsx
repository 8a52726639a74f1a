import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Alert } from '../../../services/alerts/alertsAdmin';
import { FormActions } from '../form/FormActions';
import { ItemForm } from '../form/ItemForm';
import type { ItemFormProps } from '../form/itemFormConfig';
import { useItemForm } from '../form/useItemForm';
import { AlertFields } from './AlertFields';
import styles from './AlertForm.module.css';
import { AlertPreview } from './AlertPreview';
import { alertFormConfig } from './alertFormConfig';
import type { AlertValues } from './alertSchema';
import { ConfirmAlert } from './ConfirmAlert';

/** With a preview; valid values are saved after a confirmation (decision 0034). */
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
