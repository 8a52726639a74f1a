import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { staffNamespaces } from '../content/staffNamespaces';
import { languageOf } from '../lib/i18n/languages';
import { loadText, useNamespaces } from '../lib/i18n/loadText';
import { allKinds, type Kind, type TranslatedKind, translatedKinds } from './kinds/kinds';
import { can } from './kinds/rights';

/** Namespaces of the staff area, with `news`, because the preview shows an article as visitors see it. */
const namespaces = [...staffNamespaces, 'news'];

function StaffTexts() {
  useNamespaces(namespaces);
  return <Outlet />;
}

const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** Returns a lazy route whose component renders its children in an Outlet. */
const layout = (load: () => Promise<ComponentType>, children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: await load() }),
  children,
});

/** Returns the routes of the forms of a new item and of a stored one. */
const formPages = (kind: Kind): RouteObject[] =>
  [`${kind}/new`, `${kind}/edit/:id`].map((path) => ({
    path,
    lazy: async () => {
      const { ItemEdit } = await import('./pages/ItemEdit');
      return { element: <ItemEdit kind={kind} /> };
    },
  }));

const listPage = (kind: TranslatedKind): RouteObject => ({
  path: kind,
  lazy: async () => {
    const { Items } = await import('./pages/Items');
    return { element: <Items key={kind} kind={kind} /> };
  },
});

const writtenBy = (isWriter: boolean): Kind[] =>
  allKinds.filter((kind) => can('writer', 'write', kind) === isWriter);

const adminPages: RouteObject[] = [
  ...writtenBy(false).flatMap(formPages),
  page('bin', async () => (await import('./pages/Bin')).Bin),
  page('access', async () => (await import('./pages/Access')).Access),
];

/** The pages that require a session of staff (R2.6). */
const staffPages: RouteObject[] = [
  page('account', async () => (await import('./pages/Account')).Account),
  page('dashboard', async () => (await import('./pages/Dashboard')).Dashboard),
  page('facts', async () => (await import('./pages/Facts')).Facts),
  page('help', async () => (await import('./pages/Guide')).Guide),
  page('log', async () => (await import('./pages/Log')).Log),
  ...translatedKinds.map(listPage),
  ...writtenBy(true).flatMap(formPages),
  layout(async () => (await import('./people/RequireAdmin')).RequireAdmin, adminPages),
];

/** The routes of the staff area (R2.5, R2.6). No public page loads their code or texts. */
export const staffArea: RouteObject = {
  path: '/admin',
  loader: async ({ request }) => {
    await loadText(languageOf(new URL(request.url).pathname), namespaces);
    return null;
  },
  element: <StaffTexts />,
  children: [
    layout(
      async () => (await import('./layout/AdminLayout')).AdminLayout,
      [
        { index: true, lazy: async () => ({ Component: (await import('./pages/SignIn')).SignIn }) },
        page('reset-password', async () => (await import('./pages/ResetPassword')).ResetPassword),
        layout(
          async () => (await import('./auth/guard/RequireStaff')).RequireStaff,
          [layout(async () => (await import('./desk/alerts/LiveAlerts')).LiveAlerts, staffPages)],
        ),
        page('*', async () => (await import('./pages/StaffNotFound')).StaffNotFound),
      ],
    ),
  ],
};
