import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { type Kind, UNDO_TIME } from './deletions';
import type { Row } from './row';

interface Props {
  kind: Kind;
  row: Row;
  onConfirm: (event: MouseEvent) => void;
  onCancel: () => void;
}

/** Names what will be deleted and asks once (decision 0011). */
export function DeleteDialog({ kind, row, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      title={t(`delete.${kind}.title`)}
      confirm={t(`delete.${kind}.confirm`)}
      cancel={t('delete.keep')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <strong>{row.title}</strong>
      </p>
      <p>{t('delete.text', { seconds: UNDO_TIME / 1000 })}</p>
    </ConfirmDialog>
  );
}
