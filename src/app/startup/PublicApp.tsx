import {
  BrowserRouter,
  matchPath,
  matchRoutes,
  type RouteObject,
  useLocation,
  useRoutes,
} from 'react-router-dom';
import { hasRussianPrefix, type Language, languageOf } from '../../lib/i18n/languages';
import { declareNamespaces, loadText } from '../../lib/i18n/loadText';
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

/** The routes of one language, because `matchRoutes` ranks every route it gets, on each navigation. */
const objectsFor = (pathname: string): RouteObject[] =>
  hasRussianPrefix(pathname) ? russian : english;

const routeAt = (pathname: string): AppRoute =>
  matchRoutes(objectsFor(pathname), pathname)?.at(-1)?.route.handle;

/**
 * Renders the public page of the URL inside Shell, or the 404 page, and preloads the pages of links;
 * needs a router around it.
 */
export function PublicPages() {
  usePreload(routeAt);
  return useRoutes(objectsFor(useLocation().pathname));
}

/**
 * Renders the site for visitors, with a BrowserRouter: it has no loaders, which makes it half the size of
 * the router that the staff area needs (decision 0012).
 */
export const PublicApp = () => (
  <BrowserRouter>
    <PublicPages />
  </BrowserRouter>
);

/**
 * Loads the route of a pathname, so that the first render shows the page in its language. Ignores a route
 * that cannot be loaded, because the error boundary of `Shell` shows that error.
 * @throws if the base namespaces cannot be loaded
 */
export async function loadFirstRoute(pathname: string): Promise<void> {
  const language = languageOf(pathname);
  const route = routeAt(pathname);
  declareNamespaces(route.namespaces);
  // The base namespaces are loaded even if the route fails, because the error boundary needs them.
  await Promise.all([loadText(language), loadRoute(route, language).catch(() => undefined)]);
}

/**
 * Returns whether the prerendered HTML can be hydrated at a URL: it has the same route and language, and
 * the URL has none of the search parameters on which the first render of the route depends.
 * @param pattern the path pattern of the prerendered HTML; undefined if the document is not prerendered
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
