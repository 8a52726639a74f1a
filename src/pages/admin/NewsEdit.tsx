import { useTranslation } from 'react-i18next';
import { useStaffRole } from '../../features/auth/session/useStaffMember';
import { usePageActions } from '../../features/dashboard/item/usePageActions';
import { EditItem } from '../../features/editor/item/EditItem';
import { ItemMenu } from '../../features/editor/item/ItemMenu';
import type { ItemHeading } from '../../features/editor/item/ItemPage';
import { NewsForm } from '../../features/editor/news/NewsForm';
import { newsFormConfig } from '../../features/editor/news/newsFormConfig';
import { newsHistoryConfig } from '../../features/editor/news/newsHistoryConfig';
import { ArticleView } from '../../features/news/article/ArticleView';
import { duplicate } from '../../services/news/newsActions';
import type { EditableNews } from '../../services/news/newsAdmin';
import { Badge } from '../../ui/feedback/Badge';

/** `/admin/news/new` and `/admin/news/edit/:id` (R2.6, R2.24). */
export const NewsEdit = () => (
  <EditItem config={newsFormConfig} historyConfig={newsHistoryConfig} useHeading={useHeading}>
    {(props) => <NewsForm {...props} ArticleView={ArticleView} />}
  </EditItem>
);

const TONES = { published: 'green', scheduled: 'ochre', draft: 'plain' } as const;

function useHeading(article: EditableNews | undefined): ItemHeading | null {
  const { t } = useTranslation('admin');
  const isAdmin = useStaffRole() === 'admin';
  const actions = usePageActions({ kind: 'news', item: article, duplicate });
  if (!article) return null;
  const { title, state, slug } = article;
  return {
    title,
    badge: <Badge tone={TONES[state]}>{t(`status.${state}`)}</Badge>,
    actions: (
      <>
        <ItemMenu
          sitePath={state === 'published' ? `/news/${slug}` : null}
          busy={actions.busy}
          onDuplicate={actions.duplicate}
          onDelete={isAdmin ? actions.requestDelete : undefined}
        />
        {actions.dialog}
      </>
    ),
  };
}
