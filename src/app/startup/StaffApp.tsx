import { type RouteObject, RouterProvider } from 'react-router-dom';
// The package's second build, because a module is in one chunk: imported from react-router-dom, the data router would
// be in that of every public page and add 15 kB (decision 0041).
import { createBrowserRouter } from '../../../node_modules/react-router/dist/production/index.mjs';
import { languageOf, languages } from '../../lib/i18n/languages';
import { loadText } from '../../lib/i18n/loadText';
import { staffArea } from '../../staff/routes';
import { LoadingPage, Shell } from '../layout/Shell';
import { clearFailedLoads, loadRoute } from '../routing/loadRoute';
import { RouteError } from '../routing/RouteError';
import { RoutePage } from '../routing/RoutePage';
import { routeObjects } from '../routing/routes';

const publicRoutes = languages.flatMap((language) =>
  routeObjects(language, (route) => ({
    loader: async ({ request }) => {
      await loadRoute(route, languageOf(new URL(request.url).pathname)).finally(clearFailedLoads);
      return null;
    },
    element: <RoutePage route={route} />,
  })),
);

export const staffRoutes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    HydrateFallback: LoadingPage,
    children: [{ errorElement: <RouteError />, children: [...publicRoutes, staffArea] }],
  },
];

/** Creates the router; not on import, because a new router replaces the history entry and runs loaders. */
export const createStaffRouter = () => createBrowserRouter(staffRoutes);

/**
 * Renders staff and public pages in one data router, because only that can block a navigation from unsaved text, also to a public
 * page (decision 0012).
 */
export const StaffApp = ({ router }: { router: ReturnType<typeof createStaffRouter> }) => (
  <RouterProvider router={router} />
);

/**
 * Loads the texts that the error boundary and services need.
 * @throws if they cannot be loaded
 */
export const loadFirstText = (pathname: string): Promise<void> =>
  loadText(languageOf(pathname), ['errors']);
