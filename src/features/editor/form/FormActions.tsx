import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { ActionRow } from '../../../ui/layout/ActionRow';
import { AppLink } from '../../../ui/navigation/AppLink';

interface Props {
  /** What the button will do. */
  save: ReactNode;
  busy: boolean;
  /** An image is being prepared: nothing can be saved until it is ready. */
  preparing: boolean;
  error: Error | null;
  /** More that can be done with what is in the form. */
  children?: ReactNode;
}

/** The end of a form: what went wrong, the button that saves, and the way back. */
export function FormActions({ save, busy, preparing, error, children }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <ActionRow>
      <ErrorCallout error={error} />
      <Button type="submit" busy={busy || preparing}>
        {busy ? t('saving') : preparing ? t('preparing') : save}
      </Button>
      {children}
      <AppLink to="/admin/dashboard" className={buttonClass('quiet')}>
        {t('form.cancel', { ns: 'common' })}
      </AppLink>
    </ActionRow>
  );
}
