import { useTranslation } from 'react-i18next';
import { NoticeRotator } from '../../features/notices/NoticeRotator';
import { Badge } from '../../ui/feedback/Badge';
import { useStaffRole } from '../auth/session/useStaffMember';
import { duplicate } from '../data/notices/noticeActions';
import type { EditableNotice } from '../data/notices/noticesAdmin';
import { usePageActions } from '../desk/item/usePageActions';
import { EditItem } from '../editor/item/EditItem';
import { ItemMenu } from '../editor/item/ItemMenu';
import type { ItemHeading } from '../editor/item/ItemPage';
import { NoticeForm } from '../editor/notice/NoticeForm';
import { noticeFormConfig } from '../editor/notice/noticeFormConfig';
import { noticeHistoryConfig } from '../editor/notice/noticeHistoryConfig';

/** `/admin/notices/new` and `/admin/notices/edit/:id` (R2.6, R2.25). */
export const NoticeEdit = () => (
  <EditItem config={noticeFormConfig} historyConfig={noticeHistoryConfig} useHeading={useHeading}>
    {(props) => <NoticeForm {...props} NoticeView={NoticeRotator} />}
  </EditItem>
);

const TONES = { shown: 'green', scheduled: 'ochre', draft: 'plain', ended: 'plain' } as const;

function useHeading(notice: EditableNotice | undefined): ItemHeading | null {
  const { t } = useTranslation('admin');
  const isAdmin = useStaffRole() === 'admin';
  const actions = usePageActions({ kind: 'notices', item: notice, duplicate });
  if (!notice) return null;
  const { title, state } = notice;
  return {
    title,
    badge: <Badge tone={TONES[state]}>{t(`noticeState.${state}`)}</Badge>,
    actions: (
      <>
        <ItemMenu
          sitePath={state === 'shown' ? '/' : null}
          busy={actions.busy}
          onDuplicate={actions.duplicate}
          onDelete={isAdmin ? actions.requestDelete : undefined}
        />
        {actions.dialog}
      </>
    ),
  };
}
