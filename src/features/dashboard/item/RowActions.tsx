import { CalendarClock, CalendarX2, Copy, FilePen, Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { ItemName } from '../../../ui/actions/ItemName';
import { MoreMenu } from '../../../ui/actions/MoreMenu';
import type { ItemRow, RowAction, RowHandlers } from '../list/itemRow';
import { ActionRow } from './ActionRow';

const ICONS = {
  schedule: CalendarClock,
  publish: Send,
  toDraft: FilePen,
  endNow: CalendarX2,
  duplicate: Copy,
  delete: Trash2,
} as const;

interface Props extends RowHandlers {
  row: ItemRow;
  layout: 'table' | 'card';
}

/** Link to the public item, in a card within the menu, and a menu of the other actions (R2.23). */
export function RowActions({ row, layout, onAction, pendingAction }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const pending = pendingAction(row);
  const withTitle = (name: string) => (
    <>
      {name}
      <ItemName title={row.title} />
    </>
  );
  const nameOf = (action: RowAction) =>
    action === 'schedule' && row.scheduledFor
      ? t('row.scheduleFor', { date: formatDateTime(row.scheduledFor, language) })
      : t(`row.${action}`);
  // There is no room for it beside the menu of a card.
  const linkInMenu = layout === 'card' && row.view;
  return (
    <ActionRow layout={layout}>
      {layout === 'table' && row.view}
      {(row.actions.length > 0 || linkInMenu) && (
        <MoreMenu
          name={withTitle(pending ? t(`busy.${pending}`) : t('row.more'))}
          busy={pending !== undefined}
          link={linkInMenu}
          items={row.actions.map((action) => ({
            icon: ICONS[action],
            danger: action === 'delete',
            name: withTitle(nameOf(action)),
            onChoose: () => onAction(action, row),
          }))}
        />
      )}
    </ActionRow>
  );
}
