import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Notice } from '../../services/notices/noticesAdmin';
import { buttonClass } from '../../ui/actions/Button';
import { OfItem } from '../../ui/actions/OfItem';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { useRetryQuery } from '../auth/session/reauthentication';
import { FilterSelect } from './FilterSelect';
import { ListPanel } from './ListPanel';
import { noticeFilters, noticeList } from './listQueries';
import type { PanelProps } from './panelProps';
import { Rows } from './Rows';
import type { Row } from './row';
import { useListAddress } from './useListAddress';

/** All notices with their type; a notice is public from the moment it is saved. */
export function NoticesPanel({ heading, hidden, ...handlers }: PanelProps) {
  const { t } = useTranslation('admin');
  const address = useListAddress('notices', noticeFilters);
  const query = useQuery(noticeList(address));
  const toRow = useNoticeRow();
  return (
    <ListPanel
      kind="notices"
      address={address}
      query={query}
      whole={address.search === '' && address.filter === 'all'}
      filter={
        <FilterSelect
          label={t('list.notices.filter')}
          value={address.filter}
          options={noticeFilters.map((value) => ({ value, name: t(`type.${value}`) }))}
          onChoose={(filter) => address.narrow({ filter })}
        />
      }
      newPath="/admin/notices/new"
      heading={heading}
      hidden={hidden}
      onRetry={useRetryQuery(query)}
    >
      {(items) => (
        <Rows
          rows={items.map(toRow)}
          caption={t('list.notices.title')}
          badgeTitle={t('list.notices.filter')}
          {...handlers}
        />
      )}
    </ListPanel>
  );
}

/** Gives the line of a notice. */
function useNoticeRow(): (notice: Notice) => Row {
  const { t } = useTranslation('admin');
  return ({ id, title, type, createdAt, href }) => ({
    id,
    title,
    // A notice is public as soon as it is stored: a copy would be, too.
    actions: ['delete'],
    badge: { tone: 'plain', name: t(`type.${type}`) },
    date: createdAt,
    editPath: `/admin/notices/edit/${id}`,
    view: href && (
      <ExternalLink href={href} className={buttonClass('quiet')}>
        {t(`row.open.${type}`)}
        <OfItem title={title} />
      </ExternalLink>
    ),
  });
}
