import type { ComponentType } from 'react';
import type { Page } from '../../content/site';
import { createStore } from './store';

/** `page` is undefined if the route is not a page of site.ts. */
export type PageComponent = ComponentType<{ page: Page | undefined }>;

/** The fields are those that `use` reads, so that a settled promise does not suspend. */
interface Load extends Promise<PageComponent> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: PageComponent;
  reason?: unknown;
}

const loads = new Map<unknown, Load>();
let pending = 0;

/** Whether {@link loadPage} is loading at least one page; the progress bar of Shell shows it. */
export const loadingPage = createStore(false);

/**
 * Counts a load that begins or ends, and sets {@link loadingPage} in a microtask, because its
 * listeners must not be called while React renders.
 */
function countPending(change: 1 | -1): void {
  pending += change;
  queueMicrotask(() => loadingPage.set(pending > 0));
}

/**
 * Loads the component of a page or a layout, and sets {@link loadingPage} meanwhile. The promise is
 * cached by `key`, because React's `use` needs the same one on every render. A rejected promise,
 * whose chunk cannot be fetched, stays cached until {@link clearFailedLoads}, because every render
 * would retry otherwise.
 * @param start starts a load; called if no promise is cached, or if the cached one is outdated
 * @param isCurrent returns false if a loaded page is outdated and has to be loaded again
 */
export function loadPage(
  key: unknown,
  start: () => Promise<PageComponent>,
  isCurrent: () => boolean,
): Promise<PageComponent> {
  const cached = loads.get(key);
  if (cached && (cached.status !== 'fulfilled' || isCurrent())) return cached;
  const load: Load = start();
  loads.set(key, load);
  countPending(1);
  const settle = (outcome: Partial<Load>): void => {
    Object.assign(load, outcome);
    countPending(-1);
  };
  load.then(
    (value) => settle({ status: 'fulfilled', value }),
    (reason: unknown) => settle({ status: 'rejected', reason }),
  );
  return load;
}

/** Forgets failed loads, so that the next render of their pages retries. Called after a failure. */
export function clearFailedLoads(): void {
  for (const [key, { status }] of loads) if (status === 'rejected') loads.delete(key);
}
