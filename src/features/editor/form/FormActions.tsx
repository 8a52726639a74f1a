import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { ActionRow } from '../../../ui/layout/ActionRow';
import { CancelLink } from './CancelLink';

interface Props {
  /** The label of the submit button. */
  saveLabel: ReactNode;
  /** The form is being saved. */
  busy: boolean;
}

/** Renders the submit button of an alert's form, busy while it is being saved, and a link to the dashboard. */
export function FormActions({ saveLabel, busy }: Props) {
  const { t } = useTranslation('admin');
  return (
    <ActionRow>
      <Button type="submit" busy={busy}>
        {busy ? t('saving') : saveLabel}
      </Button>
      <CancelLink />
    </ActionRow>
  );
}
