import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import { useDashboardUrl } from '../../items/dashboardLocation';
import type { SavedItem } from '../save/saveItem';
import { OrphanedFiles } from './OrphanedFiles';

const DASHBOARD = '/admin/dashboard';

/**
 * After a successful save, navigates to the list of the dashboard from which the form was opened,
 * and notifies there.
 */
export function useAfterSave<Item>(savedMessage: (item: Item) => ReactNode) {
  const notify = useNotify();
  const navigate = useNavigate();
  const dashboard = useDashboardUrl();
  return ({ item, orphanedFiles }: SavedItem<Item>): void => {
    notify(
      DASHBOARD,
      <>
        {savedMessage(item)}
        <OrphanedFiles count={orphanedFiles.length} />
      </>,
    );
    void navigate(dashboard);
  };
}
