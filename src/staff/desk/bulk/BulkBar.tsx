import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import { useReauthentication } from '../../auth/session/useReauthentication';
import { BIN_DAYS, restore } from '../../data/history/bin';
import { invalidateItems } from '../../items/itemCache';
import type { TranslatedKind } from '../../kinds/kinds';
import { movedOrGone } from '../actions/useItemActions';
import type { ItemRow, Selection } from '../list/itemRow';
import { BulkMessage } from '../messages';
import styles from './BulkBar.module.css';
import {
  BULK_ACTIONS,
  type BulkAction,
  type BulkOutcome,
  requestOf,
  runOneByOne,
} from './bulkActions';

const ICONS = { publish: Send, delete: Trash2 } as const;

interface Props {
  kind: TranslatedKind;
  selection: Selection & { set: (ids: string[]) => void };
}

/** Rows on which an action fails stay selected. */
export function BulkBar({ kind, selection }: Props) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const { progress, run } = useBulkActions(kind, selection.set);
  const { rows } = selection;
  const offered = BULK_ACTIONS.filter((action) =>
    rows.some(({ actions }) => actions.includes(action)),
  );
  return (
    <>
      <div role="status" className="visually-hidden">
        {rows.length > 0 && t('bulk.count', { number: rows.length })}
      </div>
      {rows.length > 0 && (
        <section aria-label={t('bulk.name')} className={styles.bar}>
          <p className={styles.count}>
            {progress
              ? t('bulk.progress', { finished: progress.finished + 1, total: progress.total })
              : t('bulk.count', { number: rows.length })}
          </p>
          {offered.map((action) => {
            const Icon = ICONS[action];
            return (
              <Button
                key={action}
                variant="secondary"
                className={action === 'delete' ? styles.delete : undefined}
                busy={progress !== null}
                onClick={() => setAsked(action)}
              >
                <Icon aria-hidden="true" size="1.05em" />
                {t(progress?.action === action ? 'bulk.busy' : `bulk.${action}`)}
              </Button>
            );
          })}
          <Button variant="tertiary" onClick={() => selection.set([])}>
            {t('bulk.clear')}
          </Button>
        </section>
      )}
      {asked && (
        <BulkDialog
          action={asked}
          rows={rows}
          onConfirm={(concerned) => {
            setAsked(null);
            void run(asked, concerned);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface BulkDialogProps {
  action: BulkAction;
  rows: ItemRow[];
  onConfirm: (rows: ItemRow[]) => void;
  onCancel: () => void;
}

function BulkDialog({ action, rows, onConfirm, onCancel }: BulkDialogProps) {
  const { t } = useTranslation('admin');
  const concerned = rows.filter(({ actions }) => actions.includes(action));
  const leftOut = rows.filter((row) => !concerned.includes(row));
  return (
    <ConfirmDialog
      title={t(`bulk.confirm.${action}`, { number: concerned.length })}
      confirm={t(`bulk.${action}`)}
      cancel={t('bulk.cancel')}
      onConfirm={() => onConfirm(concerned)}
      onCancel={onCancel}
    >
      <Titles rows={concerned} />
      <p>{t(`bulk.effect.${action}`, { days: BIN_DAYS })}</p>
      {leftOut.length > 0 && (
        <>
          <p>{t('bulk.leftOut')}</p>
          <Titles rows={leftOut} />
        </>
      )}
    </ConfirmDialog>
  );
}

const Titles = ({ rows }: { rows: ItemRow[] }) => (
  <ul>
    {rows.map(({ id, title, badge }) => (
      <li key={id}>
        {title} ({badge.name})
      </li>
    ))}
  </ul>
);

interface Progress {
  action: BulkAction;
  finished: number;
  total: number;
}

/**
 * Runs an action on several items, one after the other, and notifies of the outcome. “Undo”
 * restores what was moved to the bin.
 * @param onFailed receives the ids of the items that have failed; empty after a complete success
 */
function useBulkActions(kind: TranslatedKind, onFailed: (ids: string[]) => void) {
  const notify = useNotify();
  const withReauthentication = useReauthentication();
  const [progress, setProgress] = useState<Progress | null>(null);

  const notifyOutcome = (
    name: BulkAction | 'restore',
    { done, failed }: BulkOutcome,
    undo?: () => Promise<void>,
  ) =>
    notify(
      '/admin/dashboard',
      <BulkMessage action={name} done={done.length} failed={failed} onUndo={undo} />,
      { failed: failed.length > 0 },
    );

  const undo = async (rows: ItemRow[]) => {
    const task = ({ id }: ItemRow) => withReauthentication(() => restore({ kind, id }));
    notifyOutcome('restore', await runOneByOne(rows, task, () => undefined));
    await invalidateItems(kind);
  };

  const run = async (action: BulkAction, rows: ItemRow[]) => {
    const outcome = await runOneByOne(
      rows,
      async (row) => {
        const result = await withReauthentication(() => requestOf(action, row));
        return action === 'delete' ? movedOrGone(result) : result;
      },
      (finished) => setProgress({ action, finished, total: rows.length }),
    );
    const { done, failed } = outcome;
    const canUndo = action === 'delete' && done.length > 0;
    notifyOutcome(action, outcome, canUndo ? () => undo(done) : undefined);
    await invalidateItems(kind);
    setProgress(null);
    onFailed(failed.map(({ row }) => row.id));
  };

  return { progress, run };
}
