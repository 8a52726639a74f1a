import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { BIN_DAYS } from '../../data/history/bin';
import type { Kind } from '../../kinds/kinds';

interface Props {
  kind: Kind;
  title: string;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteDialog({ kind, title, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      deletes
      title={t(`delete.${kind}.title`)}
      confirm={t(`delete.${kind}.confirm`)}
      cancel={t('delete.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{t('delete.text', { days: BIN_DAYS })}</p>
    </ConfirmDialog>
  );
}
