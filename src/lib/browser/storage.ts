import { createStore } from './store.ts';

/**
 * localStorage that never throws. Where the browser blocks it, or it is full, values live in memory
 * until the page is closed.
 */
const memory = new Map<string, string | null>();

/** Whether something was to be stored that the browser refused: it lasts as long as the page. */
export const storageRefused = createStore(false);

/** The stored value, or null when there is none. */
export function readItem(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, in memory where the browser refuses. */
export function writeItem(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
    storageRefused.set(true);
  }
}

/** Forgets a value; forgetting what is not there is fine. */
export function removeItem(key: string): void {
  try {
    window.localStorage.removeItem(key);
    memory.delete(key);
  } catch {
    // What was stored earlier cannot be reached; null hides it from later reads.
    memory.set(key, null);
  }
}

/** The same in the shape that supabase-js takes for its session. */
export const safeStorage = { getItem: readItem, setItem: writeItem, removeItem };
