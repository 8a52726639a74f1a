import { useTranslation } from 'react-i18next';
import type { EditableNotice } from '../../../services/notices/noticesAdmin';
import { ItemForm } from '../form/ItemForm';
import type { ItemFormProps } from '../form/itemFormConfig';
import { useItemForm } from '../form/useItemForm';
import { NoticeFields } from './NoticeFields';
import { noticeFormConfig } from './noticeFormConfig';

/** Renders the form of a notice (R2.25): an empty one without `item`, otherwise that of the stored notice. */
export function NoticeForm(props: ItemFormProps<EditableNotice>) {
  const { t } = useTranslation('admin');
  const state = useItemForm(noticeFormConfig, props);
  return (
    <ItemForm state={state} saveLabel={t(props.item ? 'save.changes' : 'save.publishNotice')}>
      <NoticeFields state={state} />
    </ItemForm>
  );
}
