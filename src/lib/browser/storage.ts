import { createStore } from './store.ts';

/**
 * Values that local storage has rejected, because the browser blocks it or it is full; they last until
 * the page is closed. A null hides a value that could not be removed. No function of this file throws.
 */
const memory = new Map<string, string | null>();

/** Whether the browser has rejected a write, so that the values of this page last only as long as it. */
export const storageRefused = createStore(false);

/** Reads a value of local storage; null if there is none. */
export function readItem(key: string): string | null {
  const inMemory = memory.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value to local storage, or to memory where the browser rejects it. */
export function writeItem(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
    storageRefused.set(true);
  }
}

/** Removes a value; does nothing if there is none. */
export function removeItem(key: string): void {
  try {
    window.localStorage.removeItem(key);
    memory.delete(key);
  } catch {
    // The browser blocks local storage, so a value stored earlier stays there: null hides it.
    memory.set(key, null);
  }
}

/** The `auth.storage` option of supabase-js, in which auth-js stores the session. */
export const safeStorage = { getItem: readItem, setItem: writeItem, removeItem };
