import { useTranslation } from 'react-i18next';
import { useStaffRole } from '../../features/auth/session/useStaffMember';
import { usePageActions } from '../../features/dashboard/item/usePageActions';
import { EditItem } from '../../features/editor/item/EditItem';
import { ItemMenu } from '../../features/editor/item/ItemMenu';
import type { ItemHeading } from '../../features/editor/item/ItemPage';
import { NoticeForm } from '../../features/editor/notice/NoticeForm';
import { noticeFormConfig } from '../../features/editor/notice/noticeFormConfig';
import { noticeHistoryConfig } from '../../features/editor/notice/noticeHistoryConfig';
import { NoticeRotator } from '../../features/notices/NoticeRotator';
import { duplicate } from '../../services/notices/noticeActions';
import type { EditableNotice } from '../../services/notices/noticesAdmin';
import { Badge } from '../../ui/feedback/Badge';

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
