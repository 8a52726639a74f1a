import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { adminRoutes } from './adminRoutes';
import { LoadingPage } from './LoadingPage';
import { publicRoutes } from './publicRoutes';
import { RouteFailure } from './RouteFailure';
import { Shell } from './Shell';

/** The one route table: every public page in both languages, the staff area, and the 404 page. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteFailure />,
    HydrateFallback: LoadingPage,
    children: [{ errorElement: <RouteFailure />, children: [...publicRoutes, ...adminRoutes] }],
  },
];

export const createAppRouter = () => createBrowserRouter(routes);
