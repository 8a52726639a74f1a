import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { useCan } from '../../account/session/useStaffMember';
import { useBackUrl } from '../../items/backUrl';
import type { Item, Kind } from '../../kinds/kind';
import { definitionOf, stateOf, titleIn } from '../../kinds/kinds';
import { Badge } from '../../parts/Badge';
import { DeleteDialog } from '../actions/DeleteDialog';
import { useItemActions } from '../actions/useItemActions';
import { STATE_TONES } from '../list/useRow';

/**
 * Returns title, badge and menu of the page of a stored item, and the dialog before deleting.
 * Returns `{}` while the item is loading, and for an alert, because the form names its page.
 */
export function useHeading(kind: Kind, item: Item | undefined) {
  const { t } = useTranslation(['admin', 'kinds']);
  const language = useLanguage();
  const can = useCan();
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const backUrl = useBackUrl();
  const { moveToBin } = useItemActions(backUrl);
  if (!item || !('title' in item)) return {};

  const { id } = item;
  const title = titleIn(item, language);
  const state = stateOf(kind, item);
  return {
    title,
    badge: <Badge tone={STATE_TONES[state]}>{textAt(t, `kinds:${kind}.state.${state}`)}</Badge>,
    menu: {
      sitePath: state === 'shown' ? (definitionOf(kind).path?.(item) ?? null) : null,
      onDelete: can('delete', kind) ? () => setAsking(true) : undefined,
    },
    /** Asks before deleting. The page before then notifies with “Undo” (decision 0019). */
    dialog: asking && (
      <DeleteDialog
        item={{ kind, title }}
        onConfirm={() => {
          setAsking(false);
          moveToBin({ kind, id, title });
          void navigate(backUrl);
        }}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}
