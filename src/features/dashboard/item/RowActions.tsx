import { Copy, FilePen, Send, SquarePen, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import { MoreMenu } from '../../../ui/actions/MoreMenu';
import { AppLink } from '../../../ui/navigation/AppLink';
import type { ItemRow, RowHandlers } from '../list/itemRow';
import { ActionRow } from './ActionRow';
import { DeleteButton } from './DeleteButton';

const ICONS = { publish: Send, toDraft: FilePen, duplicate: Copy, delete: Trash2 } as const;

interface Props extends RowHandlers {
  row: ItemRow;
  layout: 'table' | 'card';
}

/**
 * The actions on an item: links to edit and view it, then a menu, or a button where deleting is the only
 * other action. Each accessible name includes the item's title.
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
      <AppLink to={row.editPath} className={buttonClass('quiet')}>
        <SquarePen aria-hidden="true" size="1.05em" />
        {withTitle(t('row.edit'))}
      </AppLink>
      {row.view}
      {row.actions.length > 1 ? (
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
      ) : (
        <DeleteButton
          name={t('row.delete')}
          title={row.title}
          onClick={() => onAction('delete', row)}
        />
      )}
    </ActionRow>
  );
}
