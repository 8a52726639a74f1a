import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { ActionRow } from '../../../ui/layout/ActionRow';
import { CancelLink } from './CancelLink';

interface Props {
  saveLabel: ReactNode;
  busy: boolean;
}

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
