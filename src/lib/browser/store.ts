/** A value with subscribers. */
export interface Store<T> {
  /**
   * Adds a listener, which is called after each `set`, and returns the function that removes it: the
   * first argument of `useSyncExternalStore`.
   */
  subscribe: (listener: () => void) => () => void;
  /** The current value: the second argument of `useSyncExternalStore`. */
  now: () => T;
  /** Changes the value and calls every listener, also if the value is the same as before. */
  set: (next: T) => void;
}

/**
 * Returns a store that holds `initial`: a value outside of React that components read with
 * `useSyncExternalStore`, and that other code reads and changes with `now` and `set`.
 */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
