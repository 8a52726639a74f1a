import { createElement, use } from 'react';
import { useTranslation } from 'react-i18next';
import { matchRoutes, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { staffNamespaces } from '../../content/staffNamespaces';
import { loadPage, type PageComponent } from '../../lib/browser/loadPage';
import type { Language } from '../../lib/i18n/languages';
import { fetchText, useNamespaces } from '../../lib/i18n/loadText';
import { buttonClass } from '../../ui/actions/Button';
import { AppLink } from '../../ui/navigation/AppLink';
import { useCan } from '../account/session/useStaffMember';
import type { Kind, TranslatedKind } from '../kinds/kind';
import { allKinds, translatedKinds } from '../kinds/kinds';
import { can } from '../kinds/rights';
import { StaffPage } from '../StaffPage';

type Load = () => Promise<PageComponent>;

const LazyPage = ({ load }: { load: Load }) =>
  createElement(use(loadPage(load, load)), { page: undefined });

const page = (path: string, load: Load): RouteObject => ({
  path,
  element: <LazyPage load={load} />,
  handle: load,
});

/** Returns a lazy route whose component renders its children in an Outlet. */
const layout = (load: Load, children: RouteObject[]): RouteObject => ({
  element: <LazyPage load={load} />,
  handle: load,
  children,
});

/** Returns the routes of the forms of a new item and of a stored one. */
const formPages = (kind: Kind): RouteObject[] =>
  [`${kind}/new`, `${kind}/edit/:id`].map((path) =>
    page(path, async () => {
      const { ItemEdit } = await import('./pages/ItemEdit');
      return () => <ItemEdit kind={kind} />;
    }),
  );

const listPage = (kind: TranslatedKind): RouteObject =>
  page(kind, async () => {
    const { Items } = await import('./pages/Items');
    return () => <Items kind={kind} />;
  });

const writtenBy = (isWriter: boolean): Kind[] =>
  allKinds.filter((kind) => can('writer', 'write', kind) === isWriter);

const adminPages: RouteObject[] = [
  ...writtenBy(false).flatMap(formPages),
  page('closed', async () => (await import('../closing/ClosingPage')).ClosingPage),
  page('access', async () => (await import('./pages/Access')).Access),
];

/** The pages that require a session of staff (R2.6). */
const staffPages: RouteObject[] = [
  page('account', async () => (await import('./pages/Account')).Account),
  page('dashboard', async () => (await import('./pages/Dashboard')).Dashboard),
  page('facts', async () => (await import('./pages/Facts')).Facts),
  page('help', async () => (await import('./pages/Guide')).Guide),
  page('words/*', async () => (await import('./pages/Words')).Words),
  page('log', async () => (await import('./pages/Log')).Log),
  ...translatedKinds.map(listPage),
  ...writtenBy(true).flatMap(formPages),
  { element: <RequireAdmin />, children: adminPages },
];

/** The routes below `/admin` (R2.5, R2.6). No public page loads their code or texts. */
export const staffRoutes: RouteObject[] = [
  layout(
    async () => (await import('./AdminLayout')).AdminLayout,
    [
      page('', async () => (await import('./pages/SignIn')).SignIn),
      page('reset-password', async () => (await import('./pages/ResetPassword')).ResetPassword),
      layout(async () => (await import('../account/guard/RequireStaff')).RequireStaff, staffPages),
      { path: '*', element: <StaffNotFound /> },
    ],
  ),
];

/**
 * Guards the routes for admins, which tell writers so (decision 0039). It is a convenience:
 * row-level security checks each request (R6.4).
 */
function RequireAdmin() {
  const { t } = useTranslation('people');
  if (useCan()('manageAccess')) return <Outlet />;
  return (
    <StaffPage title={t('adminsOnly.title')}>
      <p>{t('adminsOnly.text')}</p>
      <p>
        <AppLink to="/admin/dashboard">{t('adminsOnly.back')}</AppLink>
      </p>
    </StaffPage>
  );
}

/** Leads from an unknown path below `/admin` (R2.7) to the dashboard, inside the staff area. */
function StaffNotFound() {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <StaffPage title={t('common:notFound.title')}>
      <p>{t('common:notFound.text')}</p>
      <div className="cluster gap-3">
        <AppLink to="/admin/dashboard" className={buttonClass('primary')}>
          {t('toDashboard')}
        </AppLink>
        <AppLink to="/">{t('common:notFound.home')}</AppLink>
      </div>
    </StaffPage>
  );
}

const namespaces = [...staffNamespaces];

/** Loads layouts and page of a path together, because each would wait for the one around it. */
function preloadStaffPage(pathname: string): void {
  for (const { route } of matchRoutes(staffRoutes, pathname, '/admin') ?? []) {
    if (route.handle) void loadPage(route.handle, route.handle);
  }
}

/** Renders the page of the current URL below `/admin`. */
function StaffArea() {
  useNamespaces(namespaces);
  preloadStaffPage(useLocation().pathname);
  return useRoutes(staffRoutes);
}

/** Loads the staff area's texts and the current page at once; returns what renders the page. */
export async function loadStaffArea(language: Language): Promise<PageComponent> {
  preloadStaffPage(window.location.pathname);
  await fetchText(language, namespaces);
  return StaffArea;
}
