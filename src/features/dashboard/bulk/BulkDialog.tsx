import { useTranslation } from 'react-i18next';
import { BIN_DAYS } from '../../../services/history/bin';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import type { ItemRow } from '../list/itemRow';
import type { BulkAction } from './bulkActions';

interface Props {
  action: BulkAction;
  /** The action leaves out rows that do not offer it. */
  rows: ItemRow[];
  onConfirm: (rows: ItemRow[]) => void;
  onCancel: () => void;
}

export function BulkDialog({ action, rows, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const concerned = rows.filter(({ actions }) => actions.includes(action));
  const leftOut = rows.filter((row) => !concerned.includes(row));
  return (
    <ConfirmDialog
      title={t(`bulk.confirm.${action}`, { number: concerned.length })}
      confirm={t(`bulk.${action}`)}
      cancel={t('bulk.cancel')}
      onConfirm={() => onConfirm(concerned)}
      onCancel={onCancel}
    >
      <Titles rows={concerned} />
      <p>{t(`bulk.effect.${action}`, { days: BIN_DAYS })}</p>
      {leftOut.length > 0 && (
        <>
          <p>{t('bulk.leftOut')}</p>
          <Titles rows={leftOut} />
        </>
      )}
    </ConfirmDialog>
  );
}

const Titles = ({ rows }: { rows: ItemRow[] }) => (
  <ul>
    {rows.map(({ id, title, badge }) => (
      <li key={id}>
        {title} ({badge.name})
      </li>
    ))}
  </ul>
);
