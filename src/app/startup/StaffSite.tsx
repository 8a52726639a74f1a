import { type ComponentType, createElement } from 'react';
import { type RouteObject, RouterProvider, useLoaderData } from 'react-router-dom';
// The package's second build: the same code as a module of its own. Taken from `react-router-dom`, it
// would come with every public page, since a module is not split (docs/decisions, two routers).
import { createBrowserRouter } from '../../../node_modules/react-router/dist/production/index.mjs';
import { languageOf, languages } from '../../lib/i18n/languages';
import { loadText } from '../../lib/i18n/loadText';
import { LoadingPage } from '../layout/LoadingPage';
import { Shell } from '../layout/Shell';
import { adminRoutes } from '../routing/adminRoutes';
import { forgetFailures, prepareScreen } from '../routing/prepare';
import { publicRoutes } from '../routing/publicRoutes';
import { RouteFailure } from '../routing/RouteFailure';

const LoadedScreen = () => createElement(useLoaderData() as ComponentType);

const screenRoutes = languages.flatMap((language) =>
  publicRoutes(language, (screen) => ({
    loader: ({ request }) =>
      prepareScreen(screen, languageOf(new URL(request.url).pathname)).finally(forgetFailures),
    Component: LoadedScreen,
  })),
);

/** The one route table: every public page in both languages, the staff area, and the 404 page. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteFailure />,
    HydrateFallback: LoadingPage,
    children: [{ errorElement: <RouteFailure />, children: [...screenRoutes, ...adminRoutes] }],
  },
];

/**
 * A router over `routes` at the browser's URL. It changes the entry of the browser's history and runs
 * the loaders of the URL at once, so it is created where the site is opened and never on import.
 */
export const createStaffRouter = () => createBrowserRouter(routes);

/**
 * The site as staff get it: with the staff area, and with a router that can ask before unsaved
 * text is left, also on the way to a public page.
 */
export const StaffSite = ({ router }: { router: ReturnType<typeof createStaffRouter> }) => (
  <RouterProvider router={router} />
);

/**
 * Fetches the words that every page needs, also to tell that another part could not be fetched.
 * @throws where they cannot be fetched
 */
export const prepareFirst = (pathname: string): Promise<void> => loadText(languageOf(pathname));
