import { readItem, removeItem, writeItem } from '../browser/storage';

const STORAGE_KEY = 'searchKey';

/** True unless the visitor has disabled it (WCAG 2.1.4; local storage, `searchKey`). */
export const isSearchShortcutEnabled = (): boolean => readItem(STORAGE_KEY) !== 'off';

export const setSearchShortcutEnabled = (enabled: boolean): void =>
  enabled ? removeItem(STORAGE_KEY) : writeItem(STORAGE_KEY, 'off');
