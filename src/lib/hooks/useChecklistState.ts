import { useState } from 'react';
import type { LocalKey } from '../../content/stored';
import { readItem, removeItem, writeItem } from '../browser/storage';
import { useClientValue } from './useClientValue';

function read(storageKey: LocalKey): string[] {
  try {
    const stored: unknown = JSON.parse(readItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    // A value that is not JSON comes from another program; the list counts as empty.
    return [];
  }
}

function write(storageKey: LocalKey, checked: string[]): void {
  if (checked.length === 0) removeItem(storageKey);
  else writeItem(storageKey, JSON.stringify(checked));
}

const NONE: string[] = [];

/**
 * Pairs of name and text. The names are the keys of an object, or position and length of an array (`2/5`), because an array
 * that has become longer or shorter has other items at the same positions.
 */
export const toNamedItems = (items: Record<string, string> | string[]): [string, string][] =>
  Array.isArray(items)
    ? items.map((item, index) => [`${index + 1}/${items.length}`, item])
    : Object.entries(items);

export interface ChecklistState {
  checked: string[];
  toggle: (name: string) => void;
  /** Removes the list from local storage. */
  clear: () => void;
}

/**
 * Stored under `ticks:<list>`. In prerendered HTML and during hydration no item is checked.
 * @param list page and section, such as `consular/pets#papers`
 * @param names stored names of other items are ignored
 */
export function useChecklistState(list: string, names: string[]): ChecklistState {
  const storageKey: LocalKey = `ticks:${list}`;
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
