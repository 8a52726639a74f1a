import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { useCan } from '../account/session/useStaffMember';
import { useBackUrl } from '../items/backUrl';
import type { Item, Kind } from '../kinds/kind';
import { itemState, kindDefinition, titleIn } from '../kinds/kinds';
import { StateBadge } from './ItemRows';
import { useItemActions } from './useItemActions';

/**
 * Returns title, badge and menu of the page of a stored item, and the dialog before deleting, after
 * which the page before notifies with “Undo” (decision 0019). Returns `{}` while the item is
 * loading, and for an alert, because the form names its page.
 */
export function useHeading(kind: Kind, item: Item | undefined) {
  const language = useLanguage();
  const can = useCan();
  const navigate = useNavigate();
  const backUrl = useBackUrl();
  const { askToDelete, dialog } = useItemActions(backUrl, () => void navigate(backUrl));
  if (!item || !('title' in item)) return {};
  const title = titleIn(item, language);
  const state = itemState(kind, item);
  return {
    title,
    badge: <StateBadge kind={kind} state={state} />,
    menu: {
      sitePath: state === 'shown' ? (kindDefinition(kind).path?.(item) ?? null) : null,
      onDelete: can('delete', kind) ? () => askToDelete({ kind, item, title }) : undefined,
    },
    dialog,
  };
}
