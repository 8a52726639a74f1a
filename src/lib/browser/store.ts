/** Creates a value outside of React, which components read with `useSyncExternalStore`. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    /** Adds a listener, which is called after each `set`; returns the function that removes it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Returns the value of the last `set`, at first `initial`. */
    now: () => value,
    /** Replaces the value and calls every listener, even if the value is the same as before. */
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
