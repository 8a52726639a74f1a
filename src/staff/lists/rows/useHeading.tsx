import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { useCan } from '../../account/session/useStaffMember';
import { duplicate } from '../../api/items/items';
import { useBackUrl } from '../../items/backUrl';
import { invalidateItems } from '../../items/itemCache';
import { usePendingActions } from '../../items/useAction';
import type { Item, Kind, TranslatedKind } from '../../kinds/kind';
import { definitionOf, stateOf, titleIn } from '../../kinds/kinds';
import { Badge } from '../../parts/Badge';
import { useNotify } from '../../parts/NotificationProvider';
import { DeleteDialog } from '../actions/DeleteDialog';
import { useItemActions } from '../actions/useItemActions';
import { STATE_TONES } from '../list/useRow';

/**
 * Returns title, badge and menu of the page of a stored item, and its dialog before deleting, which the page renders. Returns
 * `{}` while the item is being loaded, and for an alert, because its page has the name of the form.
 */
export function useHeading(kind: Kind, item: Item | undefined) {
  const { t } = useTranslation(['admin', 'kinds']);
  const language = useLanguage();
  const can = useCan();
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const { pending, actOn } = usePendingActions<'duplicate'>(`/admin/${kind}/edit/${item?.id}`);
  const navigate = useNavigate();
  const backUrl = useBackUrl();
  const { moveToBin } = useItemActions(backUrl);
  if (!item || !('title' in item)) return {};

  const { id } = item;
  const title = titleIn(item, language);
  const duplicateAndOpen = async () => {
    const result = await actOn(id, 'duplicate', {
      title,
      request: () => duplicate(kind as TranslatedKind, id),
      refetch: async () => void invalidateItems(kind),
    });
    if (!result?.success) return;
    const path = `/admin/${kind}/edit/${result.data.id}`;
    notify(path, <p>{t('done.duplicate', { title: result.data.title })}</p>);
    void navigate(path);
  };
  const state = stateOf(kind, item);
  return {
    title,
    badge: <Badge tone={STATE_TONES[state]}>{textAt(t, `kinds:${kind}.state.${state}`)}</Badge>,
    menu: {
      sitePath: state === 'shown' ? (definitionOf(kind).path?.(item) ?? null) : null,
      busy: pending.size > 0,
      onDuplicate: () => void duplicateAndOpen(),
      onDelete: can('delete', kind) ? () => setAsking(true) : undefined,
    },
    /** Asks before the item is moved to the bin; the page before then shows a notification with “Undo” (decision 0019). */
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
