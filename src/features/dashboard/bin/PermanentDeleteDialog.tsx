import { useTranslation } from 'react-i18next';
import type { BinItem } from '../../../services/history/bin';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';

interface Props {
  /** All items of the bin, if an array. */
  target: BinItem | BinItem[];
  onConfirm: () => void;
  onCancel: () => void;
}

export function PermanentDeleteDialog({ target, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('history');
  const all = Array.isArray(target);
  const key = all ? 'all' : 'one';
  return (
    <ConfirmDialog
      title={t(`deleteDialog.${key}.title`)}
      confirm={t(`deleteDialog.${key}.confirm`)}
      cancel={t('deleteDialog.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {!all && (
        <p>
          <strong>{target.title}</strong>
        </p>
      )}
      <p>
        {all ? t('deleteDialog.all.text', { count: target.length }) : t('deleteDialog.one.text')}
      </p>
    </ConfirmDialog>
  );
}
