import { useTranslation } from 'react-i18next';
import { StaffPage } from '../../ui/page/StaffPage';
import { AlertsPanel } from '../desk/alerts/AlertsPanel';
import { useFactLine } from '../facts/useFactLine';
import { RecentActivity } from '../history/changes/RecentActivity';

/** Renders the page `/admin/log`: the latest changes (decision 0020), and the alerts that have ended. */
export function Log() {
  const { t } = useTranslation('history');
  const factLine = useFactLine();
  return (
    <StaffPage title={t('changes.title')}>
      <RecentActivity about="content" factLine={factLine} />
      <AlertsPanel state="ended" />
    </StaffPage>
  );
}
