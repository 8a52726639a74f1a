import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import { useDashboardUrl } from '../../items/dashboardLocation';
import type { SavedItem } from '../save/saveItem';
import { OrphanedFiles } from './OrphanedFiles';

const DASHBOARD = '/admin/dashboard';

/**
 * Returns a function that, after a successful save, navigates to the dashboard, to the list as it was when the
 * form was opened, and shows a notification there: `savedMessage`, and how many files could not be deleted.
 * @param savedMessage renders the text about the stored item
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
