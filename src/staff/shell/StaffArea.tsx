import { useTranslation } from 'react-i18next';
import { Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { staffNamespaces } from '../../content/staffNamespaces';
import type { PageComponent } from '../../lib/browser/loadPage';
import type { Language } from '../../lib/i18n/languages';
import { fetchText, useNamespaces } from '../../lib/i18n/loadText';
import { buttonClass } from '../../ui/actions/Button';
import { AppLink } from '../../ui/navigation/AppLink';
import { RequireStaff } from '../account/guard/RequireStaff';
import { useCan } from '../account/session/useStaffMember';
import { ClosingPage } from '../closing/ClosingPage';
import type { Kind } from '../kinds/kind';
import { allKinds, translatedKinds } from '../kinds/kinds';
import { can } from '../kinds/rights';
import { StaffPage } from '../StaffPage';
import { AdminLayout } from './AdminLayout';
import { Access } from './pages/Access';
import { Account } from './pages/Account';
import { Dashboard } from './pages/Dashboard';
import { Facts } from './pages/Facts';
import { Guide } from './pages/Guide';
import { ItemEdit } from './pages/ItemEdit';
import { Items } from './pages/Items';
import { Log } from './pages/Log';
import { ResetPassword } from './pages/ResetPassword';
import { SignIn } from './pages/SignIn';
import { Words } from './pages/Words';

/**
 * Renders the routes for admins; tells a writer that only admins may open them (decision 0039). It
 * is a convenience: row-level security checks each request (R6.4).
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

/** Says that a path below `/admin` is unknown (R2.7); links to the dashboard and the site. */
function StaffNotFound() {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <StaffPage title={t('common:notFound.title')}>
      <p>{t('common:notFound.text')}</p>
      <div className="cluster gap-3">
        <AppLink to="/admin/dashboard" className={buttonClass()}>
          {t('toDashboard')}
        </AppLink>
        <AppLink to="/">{t('common:notFound.home')}</AppLink>
      </div>
    </StaffPage>
  );
}

/**
 * Returns the routes of the forms of new and stored items.
 * @param writersMayWrite true for the kinds that a writer may write, false for the others
 */
const formRoutes = (writersMayWrite: boolean): RouteObject[] =>
  allKinds
    .filter((kind) => can('writer', 'write', kind) === writersMayWrite)
    .flatMap((kind: Kind) =>
      [`${kind}/new`, `${kind}/edit/:id`].map((path) => ({
        path,
        element: <ItemEdit key={path} kind={kind} />,
      })),
    );

const adminPages: RouteObject[] = [
  ...formRoutes(false),
  { path: 'facts', element: <Facts /> },
  { path: 'words/*', element: <Words /> },
  { path: 'closed', element: <ClosingPage /> },
  { path: 'access', element: <Access /> },
];

/** The pages that require a session of staff (R2.6). */
const staffPages: RouteObject[] = [
  { path: 'account', element: <Account /> },
  { path: 'dashboard', element: <Dashboard /> },
  { path: 'help', element: <Guide /> },
  { path: 'log', element: <Log /> },
  ...translatedKinds.map((kind) => ({ path: kind, element: <Items key={kind} kind={kind} /> })),
  ...formRoutes(true),
  { element: <RequireAdmin />, children: adminPages },
];

/**
 * The routes below `/admin` (R2.5, R2.6), in one script, because a form must not wait for code that
 * a release has replaced. No public page loads their code or texts.
 */
export const staffRoutes: RouteObject[] = [
  {
    element: <AdminLayout />,
    children: [
      { path: '', element: <SignIn /> },
      { path: 'reset-password', element: <ResetPassword /> },
      { element: <RequireStaff />, children: staffPages },
      { path: '*', element: <StaffNotFound /> },
    ],
  },
];

const namespaces = [...staffNamespaces];

/** Renders the page of the current URL below `/admin`. A switch of the language loads its texts. */
function StaffArea() {
  useNamespaces(namespaces);
  return useRoutes(staffRoutes);
}

/** Fetches the staff area's texts in a language; returns {@link StaffArea}. */
export async function loadStaffArea(language: Language): Promise<PageComponent> {
  await fetchText(language, namespaces);
  return StaffArea;
}
