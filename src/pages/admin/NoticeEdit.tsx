import { EditItem } from '../../features/editor/item/EditItem';
import { NoticeForm } from '../../features/editor/notice/NoticeForm';
import { noticeFormConfig } from '../../features/editor/notice/noticeFormConfig';
import { noticeHistoryConfig } from '../../features/editor/notice/noticeHistoryConfig';
import { NoticeRotator } from '../../features/notices/NoticeRotator';

/**
 * Renders the page that creates a notice at `/admin/notices/new`, or edits the one whose id is in the URL
 * (R2.6, R2.25), with its history below.
 */
export const NoticeEdit = () => (
  <EditItem config={noticeFormConfig} historyConfig={noticeHistoryConfig}>
    {(props) => <NoticeForm {...props} NoticeView={NoticeRotator} />}
  </EditItem>
);
