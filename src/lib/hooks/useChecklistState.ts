import { useState } from 'react';
import { readItem, removeItem, writeItem } from '../browser/storage';
import { useClientValue } from './useClientValue';

function read(storageKey: string): string[] {
  try {
    const stored: unknown = JSON.parse(readItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    // The value under the key is not ours: it counts as none.
    return [];
  }
}

function write(storageKey: string, checked: string[]): void {
  if (checked.length === 0) removeItem(storageKey);
  else writeItem(storageKey, JSON.stringify(checked));
}

const NONE: string[] = [];

/**
 * The lines of a list by the names under which their ticks are stored, equal in both languages. A line
 * without a name is known by its place and the length of its list, because a list that has become
 * longer or shorter has other lines at the same places.
 */
export const toNamedItems = (lines: Record<string, string> | string[]): [string, string][] =>
  Array.isArray(lines)
    ? lines.map((line, index) => [`${index + 1}/${lines.length}`, line])
    : Object.entries(lines);

export interface ChecklistState {
  /** Names of the ticked lines. */
  checked: string[];
  toggle: (name: string) => void;
  clear: () => void;
}

/**
 * The ticks of one list, stored on this device.
 * @param list page and section, e.g. `consular/pets#papers`
 * @param names of its lines; a tick of any other line is dropped
 */
export function useChecklistState(list: string, names: string[]): ChecklistState {
  const storageKey = `ticks:${list}`;
  const [stored, setChecked] = useState(() => {
    const found = read(storageKey).filter((name) => names.includes(name));
    return found.length > 0 ? found : NONE;
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
