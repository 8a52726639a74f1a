import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { BIN_DAYS } from '../../data/history/bin';
import type { ItemType } from '../../items/item';
import type { ItemRow } from '../list/itemRow';

interface Props {
  kind: ItemType;
  row: Pick<ItemRow, 'title'>;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteDialog({ kind, row, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      title={t(`delete.${kind}.title`)}
      confirm={t(`delete.${kind}.confirm`)}
      cancel={t('delete.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <strong>{row.title}</strong>
      </p>
      <p>{t('delete.text', { days: BIN_DAYS })}</p>
    </ConfirmDialog>
  );
}
