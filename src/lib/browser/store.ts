export interface Store<T> {
  /** For `useSyncExternalStore`. */
  subscribe: (watcher: () => void) => () => void;
  /** For `useSyncExternalStore`. */
  now: () => T;
  /** Changes the value and notifies the subscribers. */
  set: (next: T) => void;
}

/** A value outside of React that components subscribe to. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    now: () => value,
    set: (next) => {
      value = next;
      for (const watcher of watchers) watcher();
    },
  };
}
