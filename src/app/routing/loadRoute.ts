import { createStore } from '../../lib/browser/store';
import type { Language } from '../../lib/i18n/languages';
import { fetchText, hasText, loadText } from '../../lib/i18n/loadText';
import type { AppRoute } from './routes';

type PageComponent = Awaited<ReturnType<AppRoute['load']>>;

/** A promise with the fields that `use` reads, so that a settled one does not suspend. */
interface Load extends Promise<PageComponent> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: PageComponent;
  reason?: unknown;
}

const loads = new Map<string, Load>();
let pending = 0;

/**
 * Imports a route's component, loads its translations and switches i18next to `language`. Memoised,
 * as `use` requires. A rejected promise stays cached until `clearFailedLoads`, because every render
 * would retry otherwise.
 */
export function loadRoute(route: AppRoute, language: Language): Promise<PageComponent> {
  const key = `${language}${route.path}`;
  const known = loads.get(key);
  if (known && (known.status !== 'fulfilled' || hasText(language, route.namespaces))) return known;
  const load: Load = importRoute(route, language);
  loads.set(key, load);
  count(1);
  const settle = (outcome: Partial<Load>): void => {
    Object.assign(load, outcome);
    count(-1);
  };
  load.then(
    (value) => settle({ status: 'fulfilled', value }),
    (reason: unknown) => settle({ status: 'rejected', reason }),
  );
  return load;
}

/** Preloads a route. Errors are ignored, because they surface when the route is opened. */
export function preloadRoute(route: AppRoute, language: Language): void {
  Promise.all([route.load(), fetchText(language, route.namespaces)]).catch(() => undefined);
}

/** Drops failed loads after the error has been shown, so that the next attempt retries. */
export function clearFailedLoads(): void {
  for (const [key, { status }] of loads) if (status === 'rejected') loads.delete(key);
}

async function importRoute(route: AppRoute, language: Language): Promise<PageComponent> {
  const [component] = await Promise.all([route.load(), loadText(language, route.namespaces)]);
  return component;
}

/** Deferred, because this can run during a render, when subscribers must not be notified. */
function count(change: 1 | -1): void {
  pending += change;
  queueMicrotask(() => loadingRoute.set(pending > 0));
}

/** Whether a route is being loaded. */
export const loadingRoute = createStore(false);
