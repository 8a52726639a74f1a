import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import { buttonClass } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import { AppLink } from '../../../ui/navigation/AppLink';
import { textStates } from '../../data/items/translationState';
import { list, type NewsAdminItem, type NewsState } from '../../data/news/newsAdmin';
import { categoryList } from '../dashboardQueries';
import type { ItemPanelConfig } from '../list/itemPanelConfig';
import { actionsOf, type RowAction } from '../list/itemRow';

const ACTIONS: Record<NewsState, RowAction[]> = {
  draft: ['publish', 'duplicate', 'delete'],
  scheduled: ['publish', 'toDraft', 'duplicate', 'delete'],
  published: ['toDraft', 'duplicate', 'delete'],
};

const TONES = { published: 'green', scheduled: 'ochre', draft: 'plain' } as const;

export const newsPanel: ItemPanelConfig<NewsAdminItem, 'all' | NewsState> = {
  kind: 'news',
  filters: ['all', 'published', 'scheduled', 'draft'],
  hasCategories: true,
  list: ({ filter, category, author, ...query }, signal) =>
    list({
      ...query,
      status: filter,
      category: category || undefined,
      author: author || undefined,
      signal,
    }),
  usePresentation: () => {
    const { t } = useTranslation('admin');
    const categoryName = useCategoryName();
    const { data: categories } = useQuery(categoryList);
    const categoryOf = ({ category, categoryId }: NewsAdminItem) =>
      category ?? categories?.find(({ id }) => id === categoryId);
    return {
      filterName: (filter) => t(`status.${filter}`),
      toRow: (article) => {
        const { id, title, slug, state, publishedAt, updatedAt } = article;
        const category = categoryOf(article);
        return {
          id,
          title,
          ...actionsOf(ACTIONS[state], state === 'draft' ? publishedAt : null),
          changed: updatedAt,
          badge: { tone: TONES[state], name: t(`status.${state}`) },
          note: category ? categoryName(category) : undefined,
          languages: textStates(article),
          date: state === 'draft' ? updatedAt : (publishedAt ?? updatedAt),
          dateLabel: state === 'draft' ? t('row.changed') : undefined,
          kind: 'news',
          editPath: `/admin/news/edit/${id}`,
          view: state === 'published' && (
            <AppLink to={`/news/${slug}`} className={buttonClass('tertiary')}>
              <Eye aria-hidden="true" size="1.05em" />
              {t('row.view')}
              <ItemName title={title} />
            </AppLink>
          ),
        };
      },
    };
  },
};
