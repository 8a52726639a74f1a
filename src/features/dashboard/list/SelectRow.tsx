import { useTranslation } from 'react-i18next';
import type { ItemRow, Selection } from './itemRow';
import { SelectBox } from './SelectBox';

export function SelectRow({ row, selection }: { row: ItemRow; selection: Selection }) {
  const { t } = useTranslation('admin');
  return (
    <SelectBox
      name={t('bulk.select', { title: row.title })}
      checked={selection.rows.some(({ id }) => id === row.id)}
      onToggle={() => selection.toggle(row)}
    />
  );
}
