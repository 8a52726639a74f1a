import { useQuery } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/dates/moscowTime';
import { type Result, succeed } from '../../../lib/http/result';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { QueryState } from '../../account/session/QueryState';
import { BIN_DAYS, type BinItem, restore } from '../../api/history/bin';
import { ActorAndTime } from '../../history/changes/ActorAndTime';
import { invalidateItems } from '../../items/itemCache';
import { usePendingActions } from '../../items/useAction';
import { type DeletedFiles, deletePermanently } from '../../lists/bin/deletePermanently';
import { DeletedMessage, RestoredMessage } from '../../lists/messages';
import { binList } from '../../lists/queries';
import { CardActions, CardList, ItemCard } from '../../lists/rows/ItemCard';
import { Badge } from '../../parts/Badge';
import { ItemName } from '../../parts/ItemName';
import { Panel } from '../../parts/Panel';
import { StaffPage } from '../../StaffPage';

/**
 * Renders the page `/admin/bin`: lists deleted items, which can be restored or deleted permanently (decision 0019).
 */
export function Bin() {
  const { t } = useTranslation(['history', 'admin']);
  const query = useQuery(binList);
  const items = query.data;
  return (
    <StaffPage title={t('bin.title')}>
      <p>{t('bin.lead', { count: BIN_DAYS })}</p>
      <Panel className="stack" aria-label={t('bin.list')}>
        <p role="status" tabIndex={-1} className="small-print">
          {items && (items.length > 0 ? t('bin.count', { count: items.length }) : t('bin.empty'))}
        </p>
        <QueryState query={query} loading={t('admin:list.loading')} />
        {items && items.length > 0 && (
          <CardList label={t('bin.list')}>
            {items.map((item) => (
              <RowBoundary key={item.id} name={item.title}>
                {() => <BinRow item={item} />}
              </RowBoundary>
            ))}
          </CardList>
        )}
      </Panel>
    </StaffPage>
  );
}

/** Renders an item of the bin with its two actions, of which one runs at a time. */
function BinRow({ item }: { item: BinItem }) {
  const { t } = useTranslation(['history', 'kinds']);
  const language = useLanguage();
  const { id, kind, title, deletedAt, deletedBy, expiresAt } = item;
  const { pending: running, actOn } = usePendingActions<'restore' | 'remove'>('/admin/bin');
  const pending = running.get(id);
  const [asking, setAsking] = useState(false);
  const refetch = () => invalidateItems(kind);
  const onRestore = () =>
    void actOn(id, 'restore', {
      title,
      request: () => restore(item),
      message: (restored) => <RestoredMessage restored={restored} />,
      refetch,
    });
  const onRemove = () => {
    setAsking(false);
    void actOn(id, 'remove', {
      title,
      request: async (): Promise<Result<DeletedFiles>> => {
        const result = await deletePermanently(item);
        // A colleague has deleted or restored the item.
        return !result.success && result.code === 'notFound' ? succeed('noFiles') : result;
      },
      message: (files) => <DeletedMessage item={item} files={files} />,
      refetch,
    });
  };
  const dialog = asking && (
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
  );
  return (
    <ItemCard
      wide
      heading={
        <>
          <h2>{title}</h2>
          {dialog}
        </>
      }
      details={
        <>
          <Badge tone="plain">{t(`kinds:${kind}.name`)}</Badge>
          <span className="small-print">
            {t('bin.deleted')}: <ActorAndTime actor={deletedBy} at={deletedAt} />
          </span>
          <span className="small-print">
            {t('bin.until', { date: formatDate(expiresAt, language) })}
          </span>
        </>
      }
      actions={
        <CardActions layout="side">
          <Button variant="tertiary" busy={pending !== undefined} onClick={onRestore}>
            <RotateCcw aria-hidden="true" size="1.05em" />
            {t(pending === 'restore' ? 'bin.restoring' : 'bin.restore')}
            <ItemName title={title} />
          </Button>
          <Button
            variant="tertiary"
            className="in-red"
            busy={pending !== undefined}
            onClick={() => setAsking(true)}
          >
            <Trash2 aria-hidden="true" size="1.05em" />
            {t(pending === 'remove' ? 'bin.removing' : 'bin.remove')}
            <ItemName title={title} />
          </Button>
        </CardActions>
      }
    />
  );
}
