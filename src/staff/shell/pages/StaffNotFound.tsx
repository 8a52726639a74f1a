import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { StaffPage } from '../../StaffPage';

/** Leads from an unknown path below `/admin` (R2.7) to the dashboard, inside the staff area. */
export function StaffNotFound() {
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
