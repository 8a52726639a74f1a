import { useState } from 'react';
import type { ItemRow, Selection } from './itemRow';

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
