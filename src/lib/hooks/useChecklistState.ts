import { useState } from 'react';
import { readItem, removeItem, writeItem } from '../browser/storage';
import { useClientValue } from './useClientValue';

function read(storageKey: string): string[] {
  try {
    const stored: unknown = JSON.parse(readItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    // A value that is not JSON comes from another program; the list counts as empty.
    return [];
  }
}

function write(storageKey: string, checked: string[]): void {
  if (checked.length === 0) removeItem(storageKey);
  else writeItem(storageKey, JSON.stringify(checked));
}

const NONE: string[] = [];

/**
 * Returns the items of a checklist as pairs of name and text, in their order. The names, under which the
 * state is stored, are the same in both languages: the keys of an object, or position and length of an
 * array (`2/5`), because an array that has become longer or shorter has other items at the same
 * positions.
 */
export const toNamedItems = (items: Record<string, string> | string[]): [string, string][] =>
  Array.isArray(items)
    ? items.map((item, index) => [`${index + 1}/${items.length}`, item])
    : Object.entries(items);

/** The state of one checklist, and what changes it. */
export interface ChecklistState {
  /** The names of the checked items. */
  checked: string[];
  /** Checks the item with this name, or unchecks it, and stores the state. */
  toggle: (name: string) => void;
  /** Unchecks all items and removes the list from local storage. */
  clear: () => void;
}

/**
 * Returns the names of the checked items of one list and functions that change them. Reads local storage
 * under `ticks:<list>` once, when mounted, and writes it on each change (storage.ts handles a blocked
 * one). In prerendered HTML and during hydration no item is checked.
 * @param list page and section, such as `consular/pets#papers`
 * @param names the names of its items; stored names of other items are ignored
 */
export function useChecklistState(list: string, names: string[]): ChecklistState {
  const storageKey = `ticks:${list}`;
  const [stored, setChecked] = useState(() => {
    const valid = read(storageKey).filter((name) => names.includes(name));
    return valid.length > 0 ? valid : NONE;
  });
  const checked = useClientValue(stored, NONE);
  const store = (next: string[]) => {
    setChecked(next);
    write(storageKey, next);
  };
  return {
    checked,
    toggle: (name) =>
      store(
        checked.includes(name) ? checked.filter((other) => other !== name) : [...checked, name],
      ),
    clear: () => store([]),
  };
}
