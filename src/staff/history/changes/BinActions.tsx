import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import {
  type DeletedFiles,
  deletePermanently,
  endOfBin,
  type Restored,
  restore,
} from '../../api/history/bin';
import type { HistoryLine } from '../../api/history/history';
import { invalidateItems } from '../../items/itemCache';
import { useAction } from '../../items/useAction';
import type { Kind } from '../../kinds/kind';
import { ItemName } from '../../parts/ItemName';

/**
 * Restores the item of a line of the bin, or deletes it permanently after a question (decision
 * 0019).
 */
export function BinActions({ line }: { line: HistoryLine }) {
  const { t } = useTranslation(['history', 'kinds']);
  const language = useLanguage();
  const { title, occurredAt } = line;
  const item = { kind: line.kind as Kind, itemId: String(line.itemId) };
  const act = useAction('/admin/log');
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const refetch = () => invalidateItems(item.kind);
  const onRestore = async () => {
    setBusy(true);
    const request = () => restore(item);
    const message = (restored: Restored) => <RestoredMessage restored={restored} />;
    await act({ title, request, message, refetch }).finally(() => setBusy(false));
  };
  const onRemove = async () => {
    setAsking(false);
    setBusy(true);
    const request = () => deletePermanently(item);
    const message = (files: DeletedFiles) => (
      <DeletedMessage kind={item.kind} title={title} files={files} />
    );
    await act({ title, request, message, refetch }).finally(() => setBusy(false));
  };
  return (
    <>
      <span className="small-print">
        {t('bin.until', { date: formatDate(endOfBin(occurredAt), language) })}
      </span>
      <Button variant="tertiary" busy={busy} onClick={() => void onRestore()}>
        <RotateCcw aria-hidden="true" size="1.05em" />
        {t('bin.restore')}
        <ItemName title={title} />
      </Button>
      <Button variant="tertiary" className="in-red" busy={busy} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" size="1.05em" />
        {t('bin.remove')}
        <ItemName title={title} />
      </Button>
      {asking && (
        <ConfirmDialog
          deletes
          title={t('deleteDialog.title')}
          confirm={t('deleteDialog.confirm')}
          cancel={t('deleteDialog.cancel')}
          onConfirm={() => void onRemove()}
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

/** Says that an item is back, and at which address if another article has its former one. */
export function RestoredMessage({ restored }: { restored: Restored }) {
  const { t } = useTranslation(['history', 'kinds']);
  const { kind, title, newSlug } = restored;
  return (
    <>
      <p>{t(`kinds:${kind}.done.restored`, { title })}</p>
      {newSlug && <p>{t('restored.moved', { path: `/news/${newSlug}` })}</p>}
    </>
  );
}

interface DeletedMessageProps {
  kind: Kind;
  title: string;
  files: DeletedFiles;
}

/**
 * Says that an item was deleted permanently; of an article with files also whether they all were.
 */
function DeletedMessage({ kind, title, files }: DeletedMessageProps) {
  const { t } = useTranslation(['admin', 'kinds']);
  if (kind !== 'news' || files === 'noFiles') {
    return <p>{t(`kinds:${kind}.done.deleted`, { title })}</p>;
  }
  return (
    <>
      <p>{t(`kinds:news.done.files.${files}`)}</p>
      <p>{title}</p>
    </>
  );
}
