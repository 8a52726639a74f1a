import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCategoryName } from '../../lib/i18n/useCategoryName';
import type { NewsAdminItem, NewsState } from '../../services/news/newsAdmin';
import { buttonClass } from '../../ui/actions/Button';
import { OfItem } from '../../ui/actions/OfItem';
import { LocalLink } from '../../ui/navigation/LocalLink';
import { useRetryQuery } from '../auth/session/reauthentication';
import { FilterSelect } from './FilterSelect';
import { ListPanel } from './ListPanel';
import { newsFilters, newsList } from './listQueries';
import type { PanelProps } from './panelProps';
import { Rows } from './Rows';
import type { Row, RowAction } from './row';
import { useListAddress } from './useListAddress';

const actions: Record<NewsState, RowAction[]> = {
  draft: ['publish', 'duplicate', 'delete'],
  scheduled: ['toDraft', 'duplicate', 'delete'],
  published: ['toDraft', 'duplicate', 'delete'],
};

const tones = { published: 'green', scheduled: 'ochre', draft: 'plain' } as const;

/** All articles with their state. */
export function NewsPanel({ heading, hidden, ...handlers }: PanelProps) {
  const { t } = useTranslation('admin');
  const address = useListAddress('news', newsFilters);
  const query = useQuery(newsList(address));
  const toRow = useNewsRow();
  return (
    <ListPanel
      kind="news"
      address={address}
      query={query}
      whole={address.search === '' && address.filter === 'all'}
      filter={
        <FilterSelect
          label={t('list.news.filter')}
          value={address.filter}
          options={newsFilters.map((value) => ({ value, name: t(`status.${value}`) }))}
          onChoose={(filter) => address.narrow({ filter })}
        />
      }
      newPath="/admin/news/new"
      heading={heading}
      hidden={hidden}
      onRetry={useRetryQuery(query)}
    >
      {(items) => (
        <Rows
          rows={items.map(toRow)}
          caption={t('list.news.title')}
          badgeTitle={t('list.news.filter')}
          {...handlers}
        />
      )}
    </ListPanel>
  );
}

/** Gives the line of an article. */
function useNewsRow(): (item: NewsAdminItem) => Row {
  const { t } = useTranslation('admin');
  const categoryName = useCategoryName();
  return ({ id, title, slug, state, category, publishedAt, updatedAt }) => {
    return {
      id,
      title,
      state,
      actions: actions[state],
      badge: { tone: tones[state], name: t(`status.${state}`) },
      note: category ? categoryName(category) : undefined,
      date: state === 'draft' ? updatedAt : (publishedAt ?? updatedAt),
      dateOf: state === 'draft' ? t('row.changed') : undefined,
      editPath: `/admin/news/edit/${id}`,
      view: state === 'published' && (
        <LocalLink to={`/news/${slug}`} className={buttonClass('quiet')}>
          <Eye aria-hidden="true" size="1.05em" />
          {t('row.view')}
          <OfItem title={title} />
        </LocalLink>
      ),
    };
  };
}
