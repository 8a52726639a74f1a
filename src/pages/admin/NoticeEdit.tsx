import { EditItem } from '../../features/editor/item/EditItem';
import { NoticeForm } from '../../features/editor/notice/NoticeForm';
import { noticeFormConfig } from '../../features/editor/notice/noticeFormConfig';
import { noticeHistoryConfig } from '../../features/editor/notice/noticeHistoryConfig';

/** Creates a notice, or edits the one whose id is in the URL (R2.25). */
export const NoticeEdit = () => (
  <EditItem config={noticeFormConfig} historyConfig={noticeHistoryConfig}>
    {(props) => <NoticeForm {...props} />}
  </EditItem>
);
