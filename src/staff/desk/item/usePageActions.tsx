import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import { duplicate } from '../../data/items/items';
import { useBackUrl } from '../../items/backUrl';
import { invalidateItems } from '../../items/itemCache';
import { useAction } from '../../items/useAction';
import type { Item, TranslatedKind } from '../../kinds/kinds';
import { DeleteDialog } from '../actions/DeleteDialog';
import { useItemActions, usePendingById } from '../actions/useItemActions';
import { useTitlesOfCopy } from '../actions/useTitlesOfCopy';

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
  const titlesOfCopy = useTitlesOfCopy();
  const notify = useNotify();
  const act = useAction(`/admin/${kind}/edit/${item?.id}`);
  const navigate = useNavigate();
  const backUrl = useBackUrl();
  const { moveToBin } = useItemActions(backUrl);
  const { pending, run } = usePendingById<'duplicate'>();

  const copy = async ({ id, title }: NonNullable<Options['item']>) => {
    const retitle = await titlesOfCopy();
    const result = await act({
      title,
      request: () => duplicate(kind, id, retitle),
      refetch: async () => void invalidateItems(kind),
    });
    if (!result.success) return;
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
    duplicate: () => {
      if (item) void run([item.id], 'duplicate', () => copy(item));
    },
    requestDelete: () => setAsking(true),
    dialog,
  };
}
