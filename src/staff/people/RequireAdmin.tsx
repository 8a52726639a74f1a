import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { AppLink } from '../../ui/navigation/AppLink';
import { useCan } from '../account/session/useStaffMember';
import { StaffPage } from '../StaffPage';

/**
 * Guards the routes for admins, which tell writers so (decision 0039). It is a convenience:
 * row-level security checks each request (R6.4).
 */
export function RequireAdmin() {
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
