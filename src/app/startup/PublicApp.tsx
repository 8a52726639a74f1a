import {
  BrowserRouter,
  matchPath,
  matchRoutes,
  type RouteObject,
  useLocation,
  useRoutes,
} from 'react-router-dom';
import { hasRussianPrefix, type Language, languageOf } from '../../lib/i18n/languages';
import { loadText } from '../../lib/i18n/loadText';
import { Shell } from '../layout/Shell';
import { loadRoute } from '../routing/loadRoute';
import { RoutePage } from '../routing/RoutePage';
import { type AppRoute, routeObjects } from '../routing/routes';
import { usePreload } from '../routing/usePreload';

const objectsIn = (language: Language): RouteObject[] => [
  {
    element: <Shell />,
    children: routeObjects(language, (route) => ({ element: <RoutePage route={route} /> })),
  },
];

const [english, russian] = [objectsIn('en'), objectsIn('ru')];

/** The routes of one language: `matchRoutes` ranks all that it gets, at each navigation. */
const objectsFor = (pathname: string): RouteObject[] =>
  hasRussianPrefix(pathname) ? russian : english;

const routeAt = (pathname: string): AppRoute =>
  matchRoutes(objectsFor(pathname), pathname)?.at(-1)?.route.handle;

/** Every public page, inside any router. */
export function PublicPages() {
  usePreload(routeAt);
  return useRoutes(objectsFor(useLocation().pathname));
}

/**
 * The site as visitors get it. Its router loads no data, which makes it half the size of the one that
 * the staff area needs (docs/decisions/0012-two-routers.md).
 */
export const PublicApp = () => (
  <BrowserRouter>
    <PublicPages />
  </BrowserRouter>
);

/**
 * Loads the route of a URL, so that the first render is the page itself, in its language. A route
 * that cannot be loaded is left to the error boundary of the site.
 * @throws if the translations of every page cannot be loaded
 */
export async function loadFirstRoute(pathname: string): Promise<void> {
  const language = languageOf(pathname);
  // A failure of the route's own translations must not hold up those of every page.
  await Promise.all([
    loadText(language),
    loadRoute(routeAt(pathname), language).catch(() => undefined),
  ]);
}

/**
 * Whether the prerendered HTML is what the URL renders first: it is of the same route and language, and
 * the URL has none of the search parameters that the route renders by.
 * @param pattern the route of the HTML; none where the document is not prerendered
 */
export function canHydrate(pattern: string | undefined, { pathname, search }: Location): boolean {
  const params = new URLSearchParams(search);
  return (
    pattern !== undefined &&
    matchPath(pattern, pathname) !== null &&
    document.documentElement.lang === languageOf(pathname) &&
    !routeAt(pathname).searchParams.some((name) => params.has(name))
  );
}
