import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import { ErrorCallout } from '../../ui/feedback/ErrorCallout';
import { ErrorSummary } from '../../ui/forms/ErrorSummary';
import styles from './SimpleForm.module.css';
import type { useSimpleForm } from './useSimpleForm';

interface Props {
  /** What {@link useSimpleForm} returns. */
  form: Pick<ReturnType<typeof useSimpleForm>, 'attempt' | 'errors' | 'error' | 'busy' | 'submit'>;
  /** Label of the submit button; `busyAction` while the form is being sent. */
  action: string;
  busyAction: string;
  /** Called by the button “Cancel”. */
  onCancel?: (() => void) | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * Renders a form with few fields, such as the sign-in: error summary, error of the last request, fields,
 * buttons. While the request is running the submit button is busy; without `onCancel` there is no “Cancel”.
 */
export function SimpleForm({ form, action, busyAction, onCancel, children }: Props) {
  const { t } = useTranslation();
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <ErrorCallout error={form.error} />
      {children}
      <div className={styles.actions}>
        <Button type="submit" busy={form.busy}>
          {form.busy ? busyAction : action}
        </Button>
        {onCancel && (
          <Button variant="tertiary" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
