import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { AppLink } from '../../ui/navigation/AppLink';
import { useCan } from '../account/session/useStaffMember';
import { StaffPage } from '../StaffPage';
import { usePeople } from './usePeople';

/**
 * Guards the routes for admins: writers see a page that names the admins (decision 0039). It is a
 * convenience: row-level security checks each request (R6.4).
 */
export function RequireAdmin() {
  return useCan()('manageAccess') ? <Outlet /> : <AdminsOnly />;
}

function AdminsOnly() {
  const { t } = useTranslation('people');
  const { data: people = [] } = usePeople();
  const admins = people.filter(({ role }) => role === 'admin').map(({ name }) => name);
  return (
    <StaffPage title={t('adminsOnly.title')}>
      <p>{t('adminsOnly.text')}</p>
      {admins.length > 0 && <p>{t('adminsOnly.names', { names: admins.join(', ') })}</p>}
      <p>
        <AppLink to="/admin/dashboard">{t('adminsOnly.back')}</AppLink>
      </p>
    </StaffPage>
  );
}
