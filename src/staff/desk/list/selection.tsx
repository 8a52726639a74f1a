import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemRow, Selection } from './itemRow';
import styles from './selection.module.css';

/**
 * The selected rows, in their order. A row that leaves the page, by an action, another page or a
 * filter, is no longer selected.
 */
export function useSelection(rows: ItemRow[]): Selection & { set: (ids: string[]) => void } {
  const [ids, setIds] = useState<string[]>([]);
  const chosen = rows.filter(({ id }) => ids.includes(id));
  const isChosen = (id: string) => chosen.some((row) => row.id === id);
  const chosenIds = chosen.map(({ id }) => id);
  return {
    rows: chosen,
    set: setIds,
    toggle: ({ id }) =>
      setIds(isChosen(id) ? chosenIds.filter((other) => other !== id) : [...chosenIds, id]),
    toggleAll: () => setIds(chosen.length === rows.length ? [] : rows.map(({ id }) => id)),
  };
}

interface Props {
  rows: ItemRow[];
  selection: Selection;
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

interface SelectBoxProps {
  name: string;
  visible?: boolean;
  checked: boolean;
  mixed?: boolean;
  onToggle: () => void;
}

function SelectBox({ name, visible = false, checked, mixed = false, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  // HTML has no attribute for `indeterminate`.
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles.label}>
      <input ref={box} type="checkbox" checked={checked} onChange={onToggle} />
      <span className={visible ? undefined : 'visually-hidden'}>{name}</span>
    </label>
  );
}
