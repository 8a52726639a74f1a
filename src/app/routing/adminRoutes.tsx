import { Outlet, type RouteObject } from 'react-router-dom';
import { languageOf } from '../../lib/i18n/languages';
import { loadText, useNamespaces } from '../../lib/i18n/loadText';
import type { staffNamespaces } from './staffNamespaces';

/** The staff area shows articles as visitors see them. */
type Namespace = (typeof staffNamespaces)[number] | 'news';

/** Keeps the namespaces among those that a switch of language loads, while a child is on view. */
function NamespacesInUse({ namespaces }: { namespaces: Namespace[] }) {
  useNamespaces(namespaces);
  return <Outlet />;
}

/** A layout route that loads namespaces in the language of the URL before its children are rendered. */
const withNamespaces = (namespaces: Namespace[], children: RouteObject[]): RouteObject => ({
  loader: async ({ request }) => {
    await loadText(languageOf(new URL(request.url).pathname), namespaces);
    return null;
  },
  element: <NamespacesInUse namespaces={namespaces} />,
  children,
});

/** The pages that ask for a sign-in. */
const guardedRoutes: RouteObject[] = [
  withNamespaces(
    ['account'],
    [
      {
        path: 'account',
        lazy: async () => ({ Component: (await import('../../pages/admin/Account')).Account }),
      },
    ],
  ),
  {
    path: 'dashboard',
    lazy: async () => ({ Component: (await import('../../pages/admin/Dashboard')).Dashboard }),
  },
  {
    path: 'bin',
    lazy: async () => ({ Component: (await import('../../pages/admin/Bin')).Bin }),
  },
  ...['news/new', 'news/edit/:id'].map((path) => ({
    path,
    lazy: async () => ({ Component: (await import('../../pages/admin/NewsEdit')).NewsEdit }),
  })),
  ...['notices/new', 'notices/edit/:id'].map((path) => ({
    path,
    lazy: async () => ({ Component: (await import('../../pages/admin/NoticeEdit')).NoticeEdit }),
  })),
];

/** The routes of the staff area (spec 2). No public page loads their code or translations. */
export const adminRoutes: RouteObject[] = [
  withNamespaces(
    ['admin', 'history', 'news', 'uploads'],
    [
      {
        path: '/admin',
        lazy: async () => ({
          Component: (await import('../layout/admin/AdminLayout')).AdminLayout,
        }),
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('../../pages/admin/SignIn')).SignIn }),
          },
          withNamespaces(
            ['account'],
            [
              {
                path: 'reset-password',
                lazy: async () => ({
                  Component: (await import('../../pages/admin/ResetPassword')).ResetPassword,
                }),
              },
            ],
          ),
          {
            lazy: async () => ({
              Component: (await import('../../features/auth/guard/RequireAdmin')).RequireAdmin,
            }),
            children: guardedRoutes,
          },
          {
            path: '*',
            lazy: async () => ({ Component: (await import('../../pages/NotFound')).NotFound }),
          },
        ],
      },
    ],
  ),
];
