import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import { useBackUrl } from '../../items/backUrl';
import { invalidateItems } from '../../items/itemCache';
import { usePendingActions } from '../../items/useAction';
import type { Item, TranslatedKind } from '../../kinds/kinds';
import { DeleteDialog } from '../actions/DeleteDialog';
import { useDuplicate } from '../actions/useDuplicate';
import { useItemActions } from '../actions/useItemActions';

interface Options {
  kind: TranslatedKind;
  /** Undefined while it is being loaded. */
  item: Pick<Item<TranslatedKind>, 'id' | 'title'> | undefined;
}

/**
 * `requestDelete` opens `dialog`, then moves the item to the bin and goes back to a page whose
 * notification offers “Undo” (decision 0019).
 */
export function usePageActions({ kind, item }: Options) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const duplicate = useDuplicate();
  const notify = useNotify();
  const { pending, actOn } = usePendingActions<'duplicate'>(`/admin/${kind}/edit/${item?.id}`);
  const navigate = useNavigate();
  const backUrl = useBackUrl();
  const { moveToBin } = useItemActions(backUrl);

  const copy = async () => {
    if (!item) return;
    const { id, title } = item;
    const result = await actOn(id, 'duplicate', {
      title,
      request: () => duplicate(kind, id),
      refetch: async () => void invalidateItems(kind),
    });
    if (!result?.success) return;
    const path = `/admin/${kind}/edit/${result.data.id}`;
    notify(path, <p>{t('done.duplicate', { title: result.data.title })}</p>);
    void navigate(path);
  };
  const dialog: ReactNode = asking && item && (
    <DeleteDialog
      kind={kind}
      title={item.title}
      onConfirm={() => {
        setAsking(false);
        moveToBin({ kind, ...item });
        void navigate(backUrl);
      }}
      onCancel={() => setAsking(false)}
    />
  );
  return {
    busy: pending.size > 0,
    duplicate: () => void copy(),
    requestDelete: () => setAsking(true),
    dialog,
  };
}
