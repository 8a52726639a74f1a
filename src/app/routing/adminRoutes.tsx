import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { languageOf } from '../../lib/i18n/languages';
import { loadText } from '../../lib/i18n/loadText';

/** Returns a loader that fetches namespaces in the language of the URL before the route is rendered. */
const namespacesLoader =
  (...namespaces: string[]) =>
  async ({ request }: LoaderFunctionArgs) => {
    await loadText(languageOf(new URL(request.url).pathname), namespaces);
    return null;
  };

/** The staff area (spec 2). Lazy throughout, because public pages may load none of its code and translations. */
export const adminRoutes: RouteObject[] = [
  {
    path: '/admin',
    loader: namespacesLoader('admin', 'history', 'news', 'uploads'),
    lazy: async () => ({ Component: (await import('../layout/admin/AdminLayout')).AdminLayout }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('../../pages/admin/SignIn')).SignIn }),
      },
      {
        path: 'reset-password',
        loader: namespacesLoader('account'),
        lazy: async () => ({
          Component: (await import('../../pages/admin/ResetPassword')).ResetPassword,
        }),
      },
      {
        lazy: async () => ({
          Component: (await import('../../features/auth/guard/RequireAdmin')).RequireAdmin,
        }),
        children: [
          {
            path: 'account',
            loader: namespacesLoader('account'),
            lazy: async () => ({ Component: (await import('../../pages/admin/Account')).Account }),
          },
          {
            path: 'dashboard',
            lazy: async () => ({
              Component: (await import('../../pages/admin/Dashboard')).Dashboard,
            }),
          },
          {
            path: 'bin',
            lazy: async () => ({ Component: (await import('../../pages/admin/Bin')).Bin }),
          },
          {
            path: 'news/new',
            lazy: async () => ({
              Component: (await import('../../pages/admin/NewsEdit')).NewsEdit,
            }),
          },
          {
            path: 'news/edit/:id',
            lazy: async () => ({
              Component: (await import('../../pages/admin/NewsEdit')).NewsEdit,
            }),
          },
          {
            path: 'notices/new',
            lazy: async () => ({
              Component: (await import('../../pages/admin/NoticeEdit')).NoticeEdit,
            }),
          },
          {
            path: 'notices/edit/:id',
            lazy: async () => ({
              Component: (await import('../../pages/admin/NoticeEdit')).NoticeEdit,
            }),
          },
        ],
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('../../pages/NotFound')).NotFound }),
      },
    ],
  },
];
