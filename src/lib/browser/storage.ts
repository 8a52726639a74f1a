import { createStore } from './store.ts';

/**
 * Values that local storage has rejected (blocked or full); they last until the page is closed. A null hides a value that
 * could not be removed. No function of this file throws.
 */
const memory = new Map<string, string | null>();

/** The browser has rejected a write since the page was loaded: later values are lost when the page is closed. Never reset. */
export const storageUnavailable = createStore(false);

/** The stored value, or the one that {@link writeItem} had to hold in memory. */
export function readItem(key: string): string | null {
  const inMemory = memory.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where the browser rejects it (blocked or full), holds the value in memory and sets {@link storageUnavailable}. */
export function writeItem(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
    storageUnavailable.set(true);
  }
}

/** Where local storage is blocked, {@link readItem} returns null for the key until the page is closed. */
export function removeItem(key: string): void {
  try {
    window.localStorage.removeItem(key);
    memory.delete(key);
  } catch {
    // The browser blocks local storage, so a value stored earlier stays there: null hides it.
    memory.set(key, null);
  }
}

/** Those held in memory included. */
export function keysOf(prefix: string): string[] {
  const stored = () => {
    try {
      return Object.keys(window.localStorage);
    } catch {
      return [];
    }
  };
  const found = new Set([...stored(), ...memory.keys()]);
  return [...found].filter((key) => key.startsWith(prefix) && memory.get(key) !== null);
}

/** The `auth.storage` option of supabase-js. */
export const safeStorage = { getItem: readItem, setItem: writeItem, removeItem };
