import { loadPage, type PageComponent } from '../../../lib/browser/loadPage';
import type { Language } from '../../../lib/i18n/languages';
import { fetchText, isTextLoaded, loadText } from '../../../lib/i18n/loadText';
import type { AppRoute } from './routes';

/**
 * Imports a route's component, loads its texts and switches to `language` as {@link loadText}.
 * Returns the promise of {@link loadPage}, the same until the language is switched.
 */
export function loadRoute(route: AppRoute, language: Language): Promise<PageComponent> {
  const start = async () => {
    const [component] = await Promise.all([
      route.load(language),
      loadText(language, route.namespaces),
    ]);
    return component;
  };
  const isCurrent = () => isTextLoaded(language, route.namespaces);
  return loadPage(`${language}${route.path}`, start, isCurrent);
}

/** Fetches component and texts, but switches no language; opening the route shows any error. */
export function preloadRoute(route: AppRoute, language: Language): void {
  Promise.all([route.load(language), fetchText(language, route.namespaces)]).catch(() => undefined);
}
