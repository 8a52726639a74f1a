import { createStore } from './store.ts';

/**
 * Values that local storage has rejected, because the browser blocks it or it is full; they last until
 * the page is closed. A null hides a value that could not be removed. No function of this file throws.
 */
const memory = new Map<string, string | null>();

/**
 * Whether the browser has rejected a write to local storage since the page was loaded, so that values
 * written after that are lost when the page is closed. False at first; never reset.
 */
export const storageUnavailable = createStore(false);

/**
 * Returns the value of a key of local storage, or the value that {@link writeItem} had to hold in memory;
 * null if there is none or the browser blocks local storage. Never throws.
 */
export function readItem(key: string): string | null {
  const inMemory = memory.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes a value to local storage. Where the browser rejects it (blocked or full), holds the value in
 * memory until the page is closed and sets {@link storageUnavailable}. Never throws.
 */
export function writeItem(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
    storageUnavailable.set(true);
  }
}

/**
 * Removes a key and its value from local storage and from memory; does nothing if there is none. Where
 * the browser blocks local storage, {@link readItem} returns null for the key until the page is closed.
 * Never throws.
 */
export function removeItem(key: string): void {
  try {
    window.localStorage.removeItem(key);
    memory.delete(key);
  } catch {
    // The browser blocks local storage, so a value stored earlier stays there: null hides it.
    memory.set(key, null);
  }
}

/**
 * Returns the keys of local storage that begin with `prefix`, those held in memory included; an empty array
 * if there is none. Where the browser blocks local storage, only those in memory. Never throws.
 */
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

/** The `auth.storage` option of supabase-js, in which auth-js stores the session. */
export const safeStorage = { getItem: readItem, setItem: writeItem, removeItem };
