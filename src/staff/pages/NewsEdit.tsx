import { useTranslation } from 'react-i18next';
import { ArticleView } from '../../features/news/article/ArticleView';
import { Badge } from '../../ui/feedback/Badge';
import { useStaffRole } from '../auth/session/useStaffMember';
import { duplicate } from '../data/news/newsActions';
import type { EditableNews } from '../data/news/newsAdmin';
import { usePageActions } from '../desk/item/usePageActions';
import { EditItem } from '../editor/item/EditItem';
import { ItemMenu } from '../editor/item/ItemMenu';
import type { ItemHeading } from '../editor/item/ItemPage';
import { NewsForm } from '../editor/news/NewsForm';
import { newsFormConfig } from '../editor/news/newsFormConfig';
import { newsHistoryConfig } from '../editor/news/newsHistoryConfig';

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
