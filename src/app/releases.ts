/** Puts the waiting release in the place of this one, and reloads the page. */
type Accept = () => void;

let waiting: Accept | undefined;
const watchers = new Set<() => void>();

/** Tells the page that a new release is ready. */
export function offerRelease(accept: Accept): void {
  waiting = accept;
  for (const watcher of watchers) watcher();
}

/** For `useSyncExternalStore`: what accepts a new release, once one is ready. */
export const newRelease = {
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  now: (): Accept | undefined => waiting,
};
