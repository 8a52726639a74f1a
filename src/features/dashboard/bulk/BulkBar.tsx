import { CalendarX2, FilePen, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import type { ListedType } from '../../items/itemType';
import type { Selection } from '../list/itemRow';
import styles from './BulkBar.module.css';
import { BulkDialog } from './BulkDialog';
import { BULK_ACTIONS, type BulkAction } from './bulkActions';
import { useBulkActions } from './useBulkActions';

const ICONS = { publish: Send, toDraft: FilePen, endNow: CalendarX2, delete: Trash2 } as const;

interface Props {
  kind: ListedType;
  selection: Selection & { set: (ids: string[]) => void };
}

/**
 * The actions that at least one of the selected rows offers, each with a confirmation. Rows on
 * which it fails stay selected.
 */
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
