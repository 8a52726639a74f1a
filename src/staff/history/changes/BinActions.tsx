import { RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/dates/moscowTime';
import type { Result } from '../../../lib/http/result';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import {
  deletePermanently,
  endOfBin,
  type HistoryLine,
  type Restored,
  restoreFromBin,
} from '../../api/history';
import { invalidateItems } from '../../items/itemCache';
import { useAction } from '../../items/useAction';
import type { Kind } from '../../kinds/kind';
import { ItemName } from '../../parts/ItemName';

/**
 * Renders until when an item stays in the bin, and the buttons that restore it, or delete it
 * permanently after a confirmation. `/admin/log` shows the outcome.
 */
export function BinActions({ line }: { line: HistoryLine }) {
  const { t } = useTranslation(['history', 'kinds']);
  const language = useLanguage();
  const { title, occurredAt } = line;
  const kind = line.kind as Kind;
  const item = { kind, itemId: line.itemId };
  const act = useAction('/admin/log');
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const run = <T,>(request: () => Promise<Result<T>>, message: (data: T) => ReactNode) => {
    setAsking(false);
    setBusy(true);
    const refetch = () => invalidateItems(kind);
    // Busy until the list is rendered without the item, because a second click would find nothing.
    void act({ title, request, message, refetch }).then(({ success }) => setBusy(success));
  };
  const onRestore = () =>
    run(
      () => restoreFromBin(item),
      (restored) => <RestoredMessage restored={restored} />,
    );
  const onRemove = () =>
    run(
      () => deletePermanently(item),
      (files) => (
        <>
          <p>
            {kind === 'news' && files !== 'noFiles'
              ? t(`kinds:news.done.files.${files}`)
              : t(`kinds:${kind}.done.deleted`, { title })}
          </p>
          {kind === 'news' && files !== 'noFiles' && <p>{title}</p>}
        </>
      ),
    );
  return (
    <>
      <span className="small-print">
        {t('bin.until', { date: formatDate(endOfBin(occurredAt), language) })}
      </span>
      <Button variant="tertiary" busy={busy} onClick={onRestore}>
        <RotateCcw size="1.05em" />
        {t('bin.restore')}
        <ItemName title={title} />
      </Button>
      <Button variant="tertiary" className="in-red" onClick={() => setAsking(true)}>
        <Trash2 size="1.05em" />
        {t('bin.remove')}
        <ItemName title={title} />
      </Button>
      {asking && (
        <ConfirmDialog
          deletes
          title={t('deleteDialog.title')}
          confirm={t('deleteDialog.confirm')}
          cancel={t('deleteDialog.cancel')}
          onConfirm={onRemove}
          onCancel={() => setAsking(false)}
        >
          <p>
            <strong>{title}</strong>
          </p>
          <p>{t('deleteDialog.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Says that an item is restored, and its new address if another article has the former one. */
export function RestoredMessage({ restored: { kind, title, newSlug } }: { restored: Restored }) {
  const { t } = useTranslation(['history', 'kinds']);
  return (
    <>
      <p>{t(`kinds:${kind}.done.restored`, { title })}</p>
      {newSlug && <p>{t('restored.moved', { path: `/news/${newSlug}` })}</p>}
    </>
  );
}
