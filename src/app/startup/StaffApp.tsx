// A build of its own, so that no public page carries it (src/prerender/plugins/routerBuilds.ts).
import { createBrowserRouter } from 'react-router/data';
import { type RouteObject, RouterProvider } from 'react-router-dom';
import { languageOf, languages } from '../../lib/i18n/languages';
import { loadText } from '../../lib/i18n/loadText';
import { LoadingPage } from '../layout/LoadingPage';
import { Shell } from '../layout/Shell';
import { adminRoutes } from '../routing/adminRoutes';
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

/** The routes of the staff's router: the staff area, and every public page in both languages. */
export const staffRoutes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    HydrateFallback: LoadingPage,
    children: [{ errorElement: <RouteError />, children: [...publicRoutes, ...adminRoutes] }],
  },
];

/**
 * A router over `staffRoutes` at the browser's URL. It changes the entry of the browser's history and
 * runs the loaders of the URL at once, so it is created where the site is opened and never on import.
 */
export const createStaffRouter = () => createBrowserRouter(staffRoutes);

/**
 * The site as staff get it: with the staff area, and with a router that can ask before unsaved
 * text is left, also on the way to a public page.
 */
export const StaffApp = ({ router }: { router: ReturnType<typeof createStaffRouter> }) => (
  <RouterProvider router={router} />
);

/**
 * Loads the translations of every page, which error messages need too.
 * @throws if they cannot be loaded
 */
export const loadFirstText = (pathname: string): Promise<void> => loadText(languageOf(pathname));
