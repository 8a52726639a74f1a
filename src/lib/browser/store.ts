/** A value with subscribers. */
export interface Store<T> {
  /** The first argument of `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  /** The current value: the second argument of `useSyncExternalStore`. */
  now: () => T;
  /** Changes the value and notifies the subscribers. */
  set: (next: T) => void;
}

/** Creates a value outside of React that components read with `useSyncExternalStore`. */
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
