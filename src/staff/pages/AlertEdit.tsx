import { AlertForm } from '../editor/alert/AlertForm';
import { alertFormConfig } from '../editor/alert/alertFormConfig';
import { alertHistoryConfig } from '../editor/alert/alertHistoryConfig';
import { EditItem } from '../editor/item/EditItem';

/** `/admin/alerts/new` and `/admin/alerts/edit/:id` (decision 0034). */
export const AlertEdit = () => (
  <EditItem config={alertFormConfig} historyConfig={alertHistoryConfig}>
    {(props) => <AlertForm {...props} />}
  </EditItem>
);
