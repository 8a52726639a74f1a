import { CalendarX2, Copy, FilePen, Send, SquarePen, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import { MoreMenu } from '../../../ui/actions/MoreMenu';
import { AppLink } from '../../../ui/navigation/AppLink';
import type { ItemRow, RowHandlers } from '../list/itemRow';
import { ActionRow } from './ActionRow';

const ICONS = {
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
 * Renders the actions on a row: links that edit and view the item, then a menu of the others (R2.23). Each
 * accessible name includes the item's title. The menu is busy while an action is running on the row.
 */
export function RowActions({ row, layout, onAction, pendingAction }: Props) {
  const { t } = useTranslation('admin');
  const pending = pendingAction(row);
  const withTitle = (name: string) => (
    <>
      {name}
      <ItemName title={row.title} />
    </>
  );
  return (
    <ActionRow layout={layout}>
      <AppLink to={row.editPath} className={buttonClass('tertiary')}>
        <SquarePen aria-hidden="true" size="1.05em" />
        {withTitle(t('row.edit'))}
      </AppLink>
      {row.view}
      <MoreMenu
        name={withTitle(pending ? t(`busy.${pending}`) : t('row.more'))}
        busy={pending !== undefined}
        items={row.actions.map((action) => ({
          icon: ICONS[action],
          danger: action === 'delete',
          name: withTitle(t(`row.${action}`)),
          onChoose: () => onAction(action, row),
        }))}
      />
    </ActionRow>
  );
}
