import { AlertForm } from '../../features/editor/alert/AlertForm';
import { alertFormConfig } from '../../features/editor/alert/alertFormConfig';
import { alertHistoryConfig } from '../../features/editor/alert/alertHistoryConfig';
import { EditItem } from '../../features/editor/item/EditItem';

/** `/admin/alerts/new` and `/admin/alerts/edit/:id` (decision 0034). */
export const AlertEdit = () => (
  <EditItem config={alertFormConfig} historyConfig={alertHistoryConfig}>
    {(props) => <AlertForm {...props} />}
  </EditItem>
);
