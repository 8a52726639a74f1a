import { useTranslation } from 'react-i18next';
import type { ItemRow, Selection } from './itemRow';
import { SelectBox } from './SelectBox';

interface Props {
  rows: ItemRow[];
  selection: Selection;
  /** For use outside of a table. */
  visible?: boolean;
}

export function SelectAll({ rows, selection, visible = false }: Props) {
  const { t } = useTranslation('admin');
  const chosen = selection.rows.length;
  return (
    <SelectBox
      name={t('bulk.all')}
      visible={visible}
      checked={chosen === rows.length}
      mixed={chosen > 0 && chosen < rows.length}
      onToggle={selection.toggleAll}
    />
  );
}
