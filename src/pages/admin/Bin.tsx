import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRetryQuery } from '../../features/auth/session/reauthentication';
import styles from '../../features/dashboard/bin/Bin.module.css';
import { BinDialog } from '../../features/dashboard/bin/BinDialog';
import { BinRows } from '../../features/dashboard/bin/BinRows';
import { useBin } from '../../features/dashboard/bin/useBin';
import { binList } from '../../features/dashboard/listQueries';
import { useFocusFallback } from '../../lib/hooks/useFocusFallback';
import { BIN_DAYS, type BinItem } from '../../services/history/bin';
import { Button } from '../../ui/actions/Button';
import { LoadError } from '../../ui/feedback/LoadError';
import panel from '../../ui/layout/ListPanel.module.css';
import { StaffPage } from '../../ui/layout/StaffPage';

/** What was deleted in the last 30 days: back with one click, or away for good. */
export function Bin() {
  const { t } = useTranslation(['history', 'admin']);
  const query = useQuery(binList);
  const retry = useRetryQuery(query);
  const { busyWith, restore, remove } = useBin();
  const [asked, setAsked] = useState<{ items: BinItem[]; all: boolean } | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const keepFocus = useFocusFallback(count);
  const { data: items, error, isFetching } = query;
  return (
    <StaffPage title={t('bin.title')}>
      <p>{t('bin.lead', { count: BIN_DAYS })}</p>
      <section
        className={`${panel.panel} ${styles.panel}`}
        aria-label={t('bin.list')}
        {...keepFocus}
      >
        <div className={styles.head}>
          <p role="status" ref={count} tabIndex={-1} className={styles.count}>
            {items && (items.length > 0 ? t('bin.count', { count: items.length }) : t('bin.empty'))}
          </p>
          {items && items.length > 0 && (
            <Button look="secondary" onClick={() => setAsked({ items, all: true })}>
              <Trash2 aria-hidden="true" size="1.05em" />
              {t('bin.emptyAll')}
            </Button>
          )}
        </div>
        {error && <LoadError error={error} busy={isFetching} onRetry={retry} />}
        {!items && !error && <p>{t('admin:list.loading')}</p>}
        {items && items.length > 0 && (
          <BinRows
            items={items}
            busyWith={busyWith}
            onAction={(action, item) =>
              action === 'restore' ? restore(item) : setAsked({ items: [item], all: false })
            }
          />
        )}
      </section>
      {asked && (
        <BinDialog
          {...asked}
          onConfirm={() => {
            remove(asked.items, asked.all);
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </StaffPage>
  );
}
