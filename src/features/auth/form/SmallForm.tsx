import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import styles from '../signIn/SignInForm.module.css';

interface Props {
  /** What `useSmallForm` gives. */
  form: {
    attempt: number;
    summary: { list: { name: string; message: string }[] };
    error: Error | null;
    busy: boolean;
    submit: FormEventHandler<HTMLFormElement>;
  };
  /** The button's words, at rest and while it is at work. */
  action: string;
  busyAction: string;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

/** Frame of a form of few fields: what is wrong, the fields, the button. */
export function SmallForm({ form, action, busyAction, onCancel, children }: Props) {
  const { t } = useTranslation();
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      <ErrorSummary errors={form.summary.list} attempt={form.attempt} />
      <ErrorCallout error={form.error} />
      {children}
      <div className={styles.actions}>
        <Button type="submit" busy={form.busy}>
          {form.busy ? busyAction : action}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
