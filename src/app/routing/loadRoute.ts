import { createStore } from '../../lib/browser/store';
import type { Language } from '../../lib/i18n/languages';
import { fetchText, hasText, loadText } from '../../lib/i18n/loadText';
import type { AppRoute } from './routes';

type PageComponent = Awaited<ReturnType<AppRoute['load']>>;

/** The fields are those that `use` reads, so that a settled promise does not suspend. */
interface Load extends Promise<PageComponent> {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: PageComponent;
  reason?: unknown;
}

const loads = new Map<string, Load>();
let pending = 0;

/**
 * Imports the component of a route, loads its namespaces and switches i18next to `language`; sets {@link
 * loadingRoute} in the meantime. Memoised, because React's `use` requires the same promise on every
 * render.
 * @returns a promise of the component. It rejects if a chunk cannot be fetched; a rejected one stays
 * cached until {@link clearFailedLoads}, because every render would retry otherwise
 */
export function loadRoute(route: AppRoute, language: Language): Promise<PageComponent> {
  const key = `${language}${route.path}`;
  const cached = loads.get(key);
  if (cached && (cached.status !== 'fulfilled' || hasText(language, route.namespaces))) {
    return cached;
  }
  const load: Load = importRoute(route, language);
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

/** Fetches component and texts without switching the language. Ignores errors, because they surface when the route is opened. */
export function preloadRoute(route: AppRoute, language: Language): void {
  Promise.all([route.load(), fetchText(language, route.namespaces)]).catch(() => undefined);
}

/** Makes the next navigation retry failed loads. Called once the error is on the screen. */
export function clearFailedLoads(): void {
  for (const [key, { status }] of loads) if (status === 'rejected') loads.delete(key);
}

async function importRoute(route: AppRoute, language: Language): Promise<PageComponent> {
  const [component] = await Promise.all([route.load(), loadText(language, route.namespaces)]);
  return component;
}

/** Notifies in a microtask, because React may be rendering, when subscribers must not be notified. */
function countPending(change: 1 | -1): void {
  pending += change;
  queueMicrotask(() => loadingRoute.set(pending > 0));
}

/** Whether {@link loadRoute} is loading at least one route; the progress bar of Shell shows it. */
export const loadingRoute = createStore(false);
