import { useTranslation } from 'react-i18next';
import { StaffPage } from '../../ui/page/StaffPage';
import { AlertsPanel } from '../desk/alerts/AlertsPanel';
import { RecentActivity } from '../history/changes/RecentActivity';

/** `/admin/log` (decision 0020). */
export function Log() {
  const { t } = useTranslation('history');
  return (
    <StaffPage title={t('changes.title')}>
      <RecentActivity of="content" />
      <AlertsPanel state="ended" />
    </StaffPage>
  );
}
