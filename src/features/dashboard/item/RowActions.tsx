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
  /** Whether the row is part of a table or of a card. */
  layout: 'table' | 'card';
}

/**
 * Renders the actions on a row: a link that opens the public item, in a card within the menu, and
 * a menu of the others (R2.23). Each
 * accessible name includes the item's title. The menu is busy while an action is running on the row.
 */
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
  // A card has no room for it beside the menu.
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
