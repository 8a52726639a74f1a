import { useSyncExternalStore } from 'react';
import { pageId } from '../../content/site';
import type { LocalKey } from '../../content/stored';
import { readItem, removeItem, writeItem } from '../browser/storage';
import { createStore } from '../browser/store';

/** Parses a stored list of names; `[]` for a text that another program has written. */
function parseNames(text: string): string[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

const EMPTY = '[]';

/** Store that is set after each change, because a list may be on the page twice. */
const changes = createStore(undefined);

/** Returns the name of a list by the page and the section that has it: `consular/pets#bring`. */
export const checklistKey = (path: string, anchor: string): string => `${pageId(path)}#${anchor}`;

/**
 * Returns pairs of name and text. An item of an array is named by position and length (`2/5`),
 * because an array that has become longer or shorter has other items at the same positions.
 */
export const toNamedItems = (items: Record<string, string> | string[]): [string, string][] =>
  Array.isArray(items)
    ? items.map((item, index) => [`${index + 1}/${items.length}`, item])
    : Object.entries(items);

/**
 * Holds the checked items of a list in local storage under `ticks:<list>`; no item is checked in
 * prerendered HTML and during hydration.
 * @param list page and section, as {@link checklistKey} returns it
 * @param names stored names of other items are ignored
 * @returns `checked`, the names of the checked items; `toggle`, which checks or unchecks one;
 *   `clear`. All uses of the list on the page change together; another tab does not
 */
export function useChecklistState(list: string, names: string[]) {
  const storageKey: LocalKey = `ticks:${list}`;
  const stored = useSyncExternalStore(
    changes.subscribe,
    () => readItem(storageKey) ?? EMPTY,
    () => EMPTY,
  );
  const checked = parseNames(stored).filter((name) => names.includes(name));
  const store = (next: string[]) => {
    if (next.length === 0) removeItem(storageKey);
    else writeItem(storageKey, JSON.stringify(next));
    changes.set(undefined);
  };
  return {
    checked,
    toggle: (name: string) => {
      // Read again, because boxes that were checked before hydration change in one render.
      const now = parseNames(readItem(storageKey) ?? EMPTY).filter((other) =>
        names.includes(other),
      );
      store(now.includes(name) ? now.filter((other) => other !== name) : [...now, name]);
    },
    /** Removes the list from local storage. */
    clear: () => store([]),
  };
}
