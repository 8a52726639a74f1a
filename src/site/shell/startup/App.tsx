import {
  BrowserRouter,
  matchPath,
  matchRoutes,
  type RouteObject,
  useLocation,
  useRoutes,
} from 'react-router-dom';
import {
  hasRussianPrefix,
  type Language,
  pathLanguage,
  withPrefix,
} from '../../../lib/i18n/languages';
import { declareNamespaces, loadText } from '../../../lib/i18n/loadText';
import { loadRoute } from '../routing/loadRoute';
import { RouteErrorBoundary } from '../routing/RouteErrorBoundary';
import { RoutePage } from '../routing/RoutePage';
import { type AppRoute, notFoundRoute, routes, staffRoute } from '../routing/routes';
import { usePreload } from '../routing/usePreload';
import { Shell } from '../Shell';

/** Returns a language's routes for React Router: Russian below `/ru`, English, staff unprefixed. */
const objectsIn = (language: Language): RouteObject[] => [
  {
    element: <Shell />,
    children: [...routes, staffRoute].map((route) => ({
      path: withPrefix(route.path, language),
      // As everywhere else in the code, `/Admin` is no page of the staff area.
      caseSensitive: route === staffRoute,
      handle: route,
      element: <RoutePage route={route} />,
    })),
  },
];

const [english, russian] = [objectsIn('en'), objectsIn('ru')];

/** Returns only the routes of a path's language, because each navigation ranks every route. */
const objectsFor = (pathname: string): RouteObject[] =>
  hasRussianPrefix(pathname) ? russian : english;

/** Returns the route of a path with its prefix; the 404 route for an unknown one. */
const routeAt = (pathname: string): AppRoute =>
  matchRoutes(objectsFor(pathname), pathname)?.at(-1)?.route.handle;

/** Renders the page of the current URL. Needs a router around it. */
export function Pages() {
  usePreload(routeAt);
  const page = useRoutes(objectsFor(useLocation().pathname));
  // Around header, footer and alerts too, which the boundary of the page does not contain.
  return <RouteErrorBoundary>{page}</RouteErrorBoundary>;
}

/** Renders the site by the URL of the browser. */
export const App = () => (
  <BrowserRouter>
    <Pages />
  </BrowserRouter>
);

/**
 * Loads the base namespaces and the first route, switches to the language of the path, and declares
 * the namespaces of the route. Shell's error boundary shows a failure of the route.
 * @throws if the base namespaces cannot be loaded
 */
export async function loadFirstRoute(pathname: string): Promise<void> {
  const language = pathLanguage(pathname);
  const route = routeAt(pathname);
  declareNamespaces(route.namespaces);
  // The base namespaces are loaded even if the route fails, because the error boundary needs them.
  await Promise.all([loadText(language), loadRoute(route, language).catch(() => undefined)]);
}

/**
 * Returns whether React can hydrate the prerendered HTML: the HTML has the route and the language
 * of the URL, and the URL has no parameter that changes the first render.
 * @param pattern the path pattern of the prerendered HTML, if the document has one
 */
export function canHydrate(pattern: string | undefined, { pathname, search }: Location): boolean {
  const params = new URLSearchParams(search);
  const route = routeAt(pathname);
  return (
    pattern !== undefined &&
    matchPath(pattern, pathname) !== null &&
    // The 404 page is sent for an article that is newer than the build, too.
    (pattern !== notFoundRoute.path || route === notFoundRoute) &&
    document.documentElement.lang === pathLanguage(pathname) &&
    !route.searchParams?.some((name) => params.has(name))
  );
}
