import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Result } from '../../../lib/http/result';
import type { Language } from '../../../lib/i18n/languages';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import { useReauthentication } from '../../auth/session/useReauthentication';
import type { ListedType } from '../../items/item';
import { invalidateItems } from '../../items/itemCache';
import { DeleteDialog } from '../actions/DeleteDialog';
import { usePendingById } from '../actions/useItemActions';
import { useMoveToBin } from '../actions/useMoveToBin';
import { useTitlesOfCopy } from '../actions/useTitlesOfCopy';
import { useNotifyResult } from '../messages';

interface Copy {
  id: string;
  title: string;
}

interface Options {
  kind: ListedType;
  /** Undefined while it is being loaded. */
  item: Copy | undefined;
  duplicate: (
    id: string,
    retitle: (title: string, language: Language) => string,
  ) => Promise<Result<Copy>>;
}

/**
 * `requestDelete` opens `dialog`, then moves the item to the bin and opens the dashboard, whose
 * notification offers “Undo” (decision 0019).
 */
export function usePageActions({ kind, item, duplicate }: Options) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const titlesOfCopy = useTitlesOfCopy();
  const withReauthentication = useReauthentication();
  const notify = useNotify();
  const notifyFailure = useNotifyResult(`/admin/${kind}/edit/${item?.id}`);
  const navigate = useNavigate();
  const { moveToBin } = useMoveToBin();
  const { pending, run } = usePendingById<'duplicate'>();

  const copy = async ({ id, title }: Copy) => {
    const retitle = await titlesOfCopy();
    const result = await withReauthentication(() => duplicate(id, retitle));
    if (!result.success) return notifyFailure(title, result, () => null);
    const path = `/admin/${kind}/edit/${result.data.id}`;
    notify(path, <p>{t('done.duplicate', { title: result.data.title })}</p>);
    void invalidateItems(kind);
    void navigate(path);
  };
  const dialog: ReactNode = asking && item && (
    <DeleteDialog
      kind={kind}
      row={item}
      onConfirm={() => {
        setAsking(false);
        moveToBin({ kind, row: item });
        void navigate('/admin/dashboard');
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
