export interface Store<T> {
  /** Adds a listener, which is called after each `set`; returns the function that removes it. */
  subscribe: (listener: () => void) => () => void;
  now: () => T;
  /** Calls every listener, also if the value is the same as before. */
  set: (next: T) => void;
}

/** Creates a value outside of React, which components read with `useSyncExternalStore`. */
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
