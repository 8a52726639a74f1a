import { useTranslation } from 'react-i18next';
import { useFactLine } from '../../facts/useFactLine';
import { RecentActivity } from '../../history/changes/RecentActivity';
import { StaffPage } from '../../StaffPage';

/** Renders the page `/admin/log`: the latest changes (decision 0020). */
export function Log() {
  const { t } = useTranslation('history');
  const factLine = useFactLine();
  return (
    <StaffPage title={t('changes.title')}>
      <RecentActivity factLine={factLine} />
    </StaffPage>
  );
}
