import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { BIN_DAYS } from '../../api/history/bin';
import type { ItemRow } from '../list/itemRow';

interface Props {
  item: Pick<ItemRow, 'kind' | 'title'>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an item is moved to the bin. */
export function DeleteDialog({ item, ...handlers }: Props) {
  const { t } = useTranslation(['admin', 'kinds']);
  return (
    <ConfirmDialog
      deletes
      title={t(`kinds:${item.kind}.delete.title`)}
      confirm={t(`kinds:${item.kind}.delete.confirm`)}
      cancel={t('delete.cancel')}
      {...handlers}
    >
      <p>
        <strong>{item.title}</strong>
      </p>
      <p>{t('delete.text', { days: BIN_DAYS })}</p>
    </ConfirmDialog>
  );
}
