import { useTranslation } from 'react-i18next';
import { list, type Notice, type NoticeType } from '../../../services/notices/noticesAdmin';
import { buttonClass } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import type { ItemPanelConfig } from '../list/itemPanelConfig';

/** Configuration of the list of notices, filtered by type. No duplicating, because a stored notice is public. */
export const noticesPanel: ItemPanelConfig<Notice, 'all' | NoticeType> = {
  kind: 'notices',
  filters: ['all', 'link', 'document', 'image'],
  list: ({ filter, ...query }, signal) => list({ ...query, type: filter, signal }),
  usePresentation: () => {
    const { t } = useTranslation('admin');
    return {
      filterName: (filter) => t(`type.${filter}`),
      toRow: ({ id, title, type, createdAt, href }) => ({
        id,
        title,
        actions: ['delete'],
        badge: { tone: 'plain', name: t(`type.${type}`) },
        date: createdAt,
        kind: 'notices',
        editPath: `/admin/notices/edit/${id}`,
        view: href && (
          <ExternalLink href={href} className={buttonClass('tertiary')}>
            {t(`row.open.${type}`)}
            <ItemName title={title} />
          </ExternalLink>
        ),
      }),
    };
  },
};
