import { readItem, removeItem, writeItem } from '../browser/storage';

const STORAGE_KEY = 'searchKey';

/** Whether the key `/` leads to the search field: it does until the reader switches it off. */
export const isSearchShortcutEnabled = (): boolean => readItem(STORAGE_KEY) !== 'off';

/** Remembers whether the key `/` leads to the search field. */
export const setSearchShortcutEnabled = (wanted: boolean): void =>
  wanted ? removeItem(STORAGE_KEY) : writeItem(STORAGE_KEY, 'off');
