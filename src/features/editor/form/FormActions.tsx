import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { ActionRow } from '../../../ui/layout/ActionRow';
import { AppLink } from '../../../ui/navigation/AppLink';

interface Props {
  /** The label of the submit button. */
  saveLabel: ReactNode;
  busy: boolean;
  /** An image is being processed, so the form cannot be saved yet. */
  preparing: boolean;
  error: Error | null;
  /** Further buttons, such as the preview. */
  children?: ReactNode;
}

/** The last row of a form: error of the save, submit button, further buttons, link to the dashboard. */
export function FormActions({ saveLabel, busy, preparing, error, children }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <ActionRow>
      <ErrorCallout error={error} />
      <Button type="submit" busy={busy || preparing}>
        {busy ? t('saving') : preparing ? t('preparing') : saveLabel}
      </Button>
      {children}
      <AppLink to="/admin/dashboard" className={buttonClass('quiet')}>
        {t('form.cancel', { ns: 'common' })}
      </AppLink>
    </ActionRow>
  );
}
