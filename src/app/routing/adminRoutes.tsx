import { Outlet, type RouteObject } from 'react-router-dom';
import { languageOf } from '../../lib/i18n/languages';
import { loadText, useNamespaces } from '../../lib/i18n/loadText';
import { allKinds, type Kind, translatedKinds } from '../../staff/kinds/kinds';
import { can } from '../../staff/kinds/rights';
import type { staffNamespaces } from './staffNamespaces';

/** With `news`, because the preview shows an article as visitors see it. */
type Namespace = (typeof staffNamespaces)[number] | 'news';

/** Declares the namespaces of the child routes while one of them is mounted. */
function NamespacesInUse({ namespaces }: { namespaces: Namespace[] }) {
  useNamespaces(namespaces);
  return <Outlet />;
}

/** A layout route that loads namespaces before its children are rendered. */
const withNamespaces = (namespaces: Namespace[], children: RouteObject[]): RouteObject => ({
  loader: async ({ request }) => {
    await loadText(languageOf(new URL(request.url).pathname), namespaces);
    return null;
  },
  element: <NamespacesInUse namespaces={namespaces} />,
  children,
});

/** The forms of a new item and of a stored one. */
const formRoutes = (kind: Kind): RouteObject[] =>
  [`${kind}/new`, `${kind}/edit/:id`].map((path) => ({
    path,
    lazy: async () => {
      const { ItemEdit } = await import('../../staff/pages/ItemEdit');
      return { element: <ItemEdit kind={kind} /> };
    },
  }));

/** The pages that require a session of staff (R2.6). */
const guardedRoutes: RouteObject[] = [
  withNamespaces(
    ['account', 'people'],
    [
      {
        path: 'account',
        lazy: async () => ({ Component: (await import('../../staff/pages/Account')).Account }),
      },
    ],
  ),
  withNamespaces(
    ['account', 'facts', 'guide'],
    [
      {
        path: 'help',
        lazy: async () => ({ Component: (await import('../../staff/pages/Guide')).Guide }),
      },
    ],
  ),
  withNamespaces(
    ['facts'],
    [
      {
        path: 'facts',
        lazy: async () => ({ Component: (await import('../../staff/pages/Facts')).Facts }),
      },
    ],
  ),
  {
    path: 'dashboard',
    lazy: async () => ({ Component: (await import('../../staff/pages/Dashboard')).Dashboard }),
  },
  {
    path: 'log',
    lazy: async () => ({ Component: (await import('../../staff/pages/Log')).Log }),
  },
  ...translatedKinds.map((kind) => ({
    path: kind,
    lazy: async () => {
      const { Items } = await import('../../staff/pages/Items');
      return { element: <Items key={kind} kind={kind} /> };
    },
  })),
  ...allKinds.filter((kind) => can('writer', 'write', kind)).flatMap(formRoutes),
  withNamespaces(
    ['people'],
    [
      {
        lazy: async () => ({
          Component: (await import('../../staff/people/RequireAdmin')).RequireAdmin,
        }),
        children: [
          ...allKinds.filter((kind) => !can('writer', 'write', kind)).flatMap(formRoutes),
          {
            path: 'bin',
            lazy: async () => ({ Component: (await import('../../staff/pages/Bin')).Bin }),
          },
          {
            path: 'access',
            lazy: async () => ({ Component: (await import('../../staff/pages/Access')).Access }),
          },
        ],
      },
    ],
  ),
];

/** The routes of the staff area (R2.5, R2.6). No public page loads their code or translations. */
export const adminRoutes: RouteObject[] = [
  withNamespaces(
    ['admin', 'adminDesk', 'errors', 'history', 'news', 'uploads'],
    [
      {
        path: '/admin',
        lazy: async () => ({
          Component: (await import('../layout/admin/AdminLayout')).AdminLayout,
        }),
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('../../staff/pages/SignIn')).SignIn }),
          },
          withNamespaces(
            ['account'],
            [
              {
                path: 'reset-password',
                lazy: async () => ({
                  Component: (await import('../../staff/pages/ResetPassword')).ResetPassword,
                }),
              },
            ],
          ),
          {
            lazy: async () => ({
              Component: (await import('../../staff/auth/guard/RequireStaff')).RequireStaff,
            }),
            children: [
              {
                lazy: async () => ({
                  Component: (await import('../../staff/desk/alerts/LiveAlerts')).LiveAlerts,
                }),
                children: guardedRoutes,
              },
            ],
          },
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('../../staff/pages/StaffNotFound')).StaffNotFound,
            }),
          },
        ],
      },
    ],
  ),
];
