import { loadPage, type PageComponent } from '../../../lib/browser/loadPage';
import type { Language } from '../../../lib/i18n/languages';
import { fetchText, isTextLoaded, loadText } from '../../../lib/i18n/loadText';
import type { AppRoute } from './routes';

/**
 * Imports the component of a route, and loads its texts and switches to `language` as {@link loadText} does. The same promise for
 * each call, as {@link loadPage} returns it, until another language has been switched to.
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

/** Fetches component and texts without switching the language. Ignores errors, because they surface when the route is opened. */
export function preloadRoute(route: AppRoute, language: Language): void {
  Promise.all([route.load(language), fetchText(language, route.namespaces)]).catch(() => undefined);
}
