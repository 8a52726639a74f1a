import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import { ErrorCallout } from '../../ui/feedback/ErrorCallout';
import { ErrorSummary } from './ErrorSummary';
import type { useSimpleForm } from './useSimpleForm';

interface Props {
  form: Pick<ReturnType<typeof useSimpleForm>, 'attempt' | 'errors' | 'error' | 'busy' | 'submit'>;
  action: string;
  busyAction: string;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

export function SimpleForm({ form, action, busyAction, onCancel, children }: Props) {
  const { t } = useTranslation();
  return (
    <form noValidate className="stack" onSubmit={form.submit}>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <ErrorCallout error={form.error} />
      {children}
      <div className="cluster gap-3">
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
