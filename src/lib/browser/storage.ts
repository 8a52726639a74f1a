import type { LocalKey, SessionKey } from '../../content/stored.ts';
import { createStore } from './store.ts';

/** Whether the browser has rejected a write: later values are lost with the page. Never reset. */
export const storageUnavailable = createStore(false);

/**
 * Returns functions for the values of a storage area, which never throw: a value that the browser
 * rejects stays in memory, until the page is closed.
 * @param area read at each call, because a blocked storage area throws
 * @param onRejected called when the browser rejects a value
 */
function wrapStorage<Key extends string>(area: () => Storage, onRejected?: () => void) {
  /** A null hides a value that could not be removed. */
  const memory = new Map<string, string | null>();

  /** Returns the value in the storage, or the one held in memory; null without either. */
  function read(key: Key): string | null {
    const inMemory = memory.get(key);
    if (inMemory !== undefined) return inMemory;
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  }

  /** Stores a value; in memory if the browser rejects it. */
  function write(key: Key, value: string): void {
    try {
      area().setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
      onRejected?.();
    }
  }

  /** Removes a value; only hides it if the browser blocks the storage. */
  function remove(key: Key): void {
    try {
      area().removeItem(key);
      memory.delete(key);
    } catch {
      // The browser blocks the storage, so a value stored earlier stays there: null hides it.
      memory.set(key, null);
    }
  }

  /** Returns the keys that begin with a prefix, those held in memory included. */
  function keysWithPrefix(prefix: string): Key[] {
    const inStorage = () => {
      try {
        return Object.keys(area());
      } catch {
        return [];
      }
    };
    const found = new Set([...inStorage(), ...memory.keys()]);
    return [...found].filter(
      (key): key is Key => key.startsWith(prefix) && memory.get(key) !== null,
    );
  }

  /** Returns the keys that begin with a prefix and whose values are held in memory. */
  const heldKeysWithPrefix = (prefix: string): Key[] =>
    [...memory.keys()].filter(
      (key): key is Key => key.startsWith(prefix) && memory.get(key) !== null,
    );

  return { read, write, remove, keysWithPrefix, heldKeysWithPrefix };
}

/** Local storage, as {@link wrapStorage} wraps it; sets {@link storageUnavailable}. */
export const {
  read: readItem,
  write: writeItem,
  remove: removeItem,
  keysWithPrefix,
  heldKeysWithPrefix,
} = wrapStorage<LocalKey>(
  () => window.localStorage,
  () => storageUnavailable.set(true),
);

/** Session storage, which lasts until the tab is closed, as {@link wrapStorage} wraps it. */
export const sessionItems = wrapStorage<SessionKey>(() => window.sessionStorage);

/**
 * Local storage as the `auth.storage` option of supabase-js, which derives its keys from
 * `storageKey`. Never throws; a rejected value stays in memory and sets {@link storageUnavailable}.
 */
export const safeStorage = {
  getItem: (key: string) => readItem(key as LocalKey),
  setItem: (key: string, value: string) => writeItem(key as LocalKey, value),
  removeItem: (key: string) => removeItem(key as LocalKey),
};
