import { readItem, removeItem, writeItem } from '../browser/storage';

const STORAGE_KEY = 'searchKey';

/** Whether the key `/` moves the focus to the search field; true unless the visitor has disabled it. */
export const isSearchShortcutEnabled = (): boolean => readItem(STORAGE_KEY) !== 'off';

/** Stores in this browser whether the search shortcut is enabled. */
export const setSearchShortcutEnabled = (enabled: boolean): void =>
  enabled ? removeItem(STORAGE_KEY) : writeItem(STORAGE_KEY, 'off');
