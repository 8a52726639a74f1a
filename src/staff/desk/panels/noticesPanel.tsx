import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../../lib/urls/media';
import { buttonClass } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { textStates } from '../../data/items/translationState';
import { type EditableNotice, list, type NoticeState } from '../../data/notices/noticesAdmin';
import { itemCounts } from '../dashboardQueries';
import type { ItemPanelConfig } from '../list/itemPanelConfig';
import { actionsOf, type RowAction } from '../list/itemRow';

const ACTIONS: Record<NoticeState, RowAction[]> = {
  draft: ['publish', 'duplicate', 'delete'],
  scheduled: ['publish', 'toDraft', 'duplicate', 'delete'],
  shown: ['endNow', 'toDraft', 'duplicate', 'delete'],
  ended: ['duplicate', 'delete'],
};

const TONES = { shown: 'green', scheduled: 'ochre', draft: 'plain', ended: 'plain' } as const;

export const noticesPanel: ItemPanelConfig<EditableNotice, 'all' | NoticeState> = {
  kind: 'notices',
  filters: ['all', 'shown', 'scheduled', 'draft', 'ended'],
  hasCategories: false,
  list: ({ filter, category: _, author: __, ...query }, signal) =>
    list({ ...query, state: filter, signal }),
  usePresentation: () => {
    const { t } = useTranslation('admin');
    const { data: counts } = useQuery(itemCounts);
    return {
      filterName: (filter) => {
        const name = t(`noticeState.${filter}`);
        if (filter === 'all' || !counts) return name;
        return t('list.notices.filterCount', { name, number: counts.notices[filter] });
      },
      toRow: ({ id, title, type, state, startsAt, endsAt, updatedAt, pinned, href, ...item }) => ({
        id,
        title,
        ...actionsOf(ACTIONS[state], state === 'draft' ? startsAt : null),
        changed: updatedAt,
        badge: { tone: TONES[state], name: t(`noticeState.${state}`) },
        note: t(`type.${type}`),
        pinnedMark: pinned ? t('row.pinned') : undefined,
        languages: textStates(item),
        date: state === 'draft' ? updatedAt : startsAt,
        dateLabel: t(state === 'draft' ? 'row.changed' : 'row.from'),
        end: endsAt ? { date: endsAt, label: t('row.until') } : undefined,
        kind: 'notices',
        editPath: `/admin/notices/edit/${id}`,
        view: href && (
          <ExternalLink href={mediaUrl(href)} className={buttonClass('tertiary')}>
            {t(`row.open.${type}`)}
            <ItemName title={title} />
          </ExternalLink>
        ),
      }),
    };
  },
};
