import { readItem, removeItem, writeItem } from '../browser/storage';

const STORAGE_KEY = 'searchKey';

/**
 * Returns whether the key `/` moves the focus to the search field (WCAG 2.1.4): false only if the visitor
 * has disabled it, which local storage has under `searchKey`.
 */
export const isSearchShortcutEnabled = (): boolean => readItem(STORAGE_KEY) !== 'off';

/**
 * Stores in local storage under `searchKey` whether the key `/` moves the focus to the search field.
 * Never throws.
 */
export const setSearchShortcutEnabled = (enabled: boolean): void =>
  enabled ? removeItem(STORAGE_KEY) : writeItem(STORAGE_KEY, 'off');
