import { loadPage, type PageComponent } from '../../lib/browser/loadPage';
import type { Language } from '../../lib/i18n/languages';
import { fetchText, hasText, loadText } from '../../lib/i18n/loadText';
import type { AppRoute } from './routes';

/** Imports the component of a route, loads its namespaces and switches i18next to `language`, as {@link loadPage} does. */
export const loadRoute = (route: AppRoute, language: Language): Promise<PageComponent> =>
  loadPage(
    `${language}${route.path}`,
    async () => {
      const [component] = await Promise.all([
        route.load(language),
        loadText(language, route.namespaces),
      ]);
      return component;
    },
    () => hasText(language, route.namespaces),
  );

/** Fetches component and texts without switching the language. Ignores errors, because they surface when the route is opened. */
export function preloadRoute(route: AppRoute, language: Language): void {
  Promise.all([route.load(language), fetchText(language, route.namespaces)]).catch(() => undefined);
}
