import { AlertForm } from '../../features/editor/alert/AlertForm';
import { alertFormConfig } from '../../features/editor/alert/alertFormConfig';
import { alertHistoryConfig } from '../../features/editor/alert/alertHistoryConfig';
import { EditItem } from '../../features/editor/item/EditItem';

/**
 * Renders the page that creates an alert at `/admin/alerts/new`, or edits the one whose id is in the URL, with its
 * history below (decision 0034).
 */
export const AlertEdit = () => (
  <EditItem config={alertFormConfig} historyConfig={alertHistoryConfig}>
    {(props) => <AlertForm {...props} />}
  </EditItem>
);
