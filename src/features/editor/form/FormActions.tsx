import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { ActionRow } from '../../../ui/layout/ActionRow';
import { AppLink } from '../../../ui/navigation/AppLink';
import { useDashboardUrl } from '../../items/dashboardLocation';

interface Props {
  /** The label of the submit button. */
  saveLabel: ReactNode;
  /** The form is being saved. */
  busy: boolean;
  /** An image is being processed, so the form cannot be saved yet. */
  preparing: boolean;
  /** The error of the last save; null renders none. */
  error: Error | null;
  /** Further buttons, such as the preview. */
  children?: ReactNode;
}

/**
 * Renders the end of an article's or notice's form: the error of the save, the submit button, further
 * buttons, and a link to the dashboard. While an image is being processed or the form is being saved the
 * button is busy and says so.
 */
export function FormActions({ saveLabel, busy, preparing, error, children }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const dashboard = useDashboardUrl();
  return (
    <ActionRow>
      <ErrorCallout error={error} />
      <Button type="submit" busy={busy || preparing}>
        {busy ? t('saving') : preparing ? t('preparing') : saveLabel}
      </Button>
      {children}
      <AppLink to={dashboard} className={buttonClass('tertiary')}>
        {t('form.cancel', { ns: 'common' })}
      </AppLink>
    </ActionRow>
  );
}
