import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../../lib/hooks/useFocusFallback';
import type { BinItem } from '../../../services/history/bin';
import { Button } from '../../../ui/actions/Button';
import { LoadError } from '../../../ui/feedback/LoadError';
import { Panel } from '../../../ui/layout/Panel';
import { Pagination } from '../../../ui/navigation/Pagination';
import { useRetryQuery } from '../../auth/session/useReauthentication';
import { useStaffRole } from '../../auth/session/useStaffMember';
import { binList } from '../dashboardQueries';
import styles from './BinPanel.module.css';
import { BinRows } from './BinRows';
import { PermanentDeleteDialog } from './PermanentDeleteDialog';
import { useBinActions } from './useBinActions';
import { useBinPage } from './useBinPage';

/** The bin, 20 items on a page (decision 0019); writers only read it (decision 0039). */
export function BinPanel() {
  const { t } = useTranslation(['history', 'admin']);
  const query = useQuery(binList);
  const isAdmin = useStaffRole() === 'admin';
  const retry = useRetryQuery(query);
  const actions = useBinActions();
  const [target, setTarget] = useState<BinItem | BinItem[] | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const focusFallback = useFocusFallback(count);
  const { data: items, error, isFetching } = query;
  const { shown, ...pagination } = useBinPage(items ?? []);
  const confirm = () => {
    if (Array.isArray(target)) actions.removeAll(target);
    else if (target) actions.remove(target);
    setTarget(null);
  };
  return (
    <>
      <Panel
        variant="accent"
        className={styles.panel}
        aria-label={t('bin.list')}
        {...focusFallback}
      >
        <div className={styles.header}>
          <p role="status" ref={count} tabIndex={-1} className={styles.count}>
            {items && (items.length > 0 ? t('bin.count', { count: items.length }) : t('bin.empty'))}
          </p>
          {isAdmin && items && items.length > 0 && <EmptyButton onClick={() => setTarget(items)} />}
        </div>
        {!isAdmin && <p>{t('bin.writer')}</p>}
        {error && <LoadError error={error} busy={isFetching} onRetry={retry} />}
        {!items && !error && <p>{t('admin:list.loading')}</p>}
        {items && items.length > 0 && (
          <BinRows
            items={shown}
            readOnly={!isAdmin}
            pendingAction={actions.pendingAction}
            onRestore={actions.restore}
            onRemove={setTarget}
          />
        )}
        <Pagination {...pagination} target={count} />
      </Panel>
      {target && (
        <PermanentDeleteDialog
          target={target}
          onConfirm={confirm}
          onCancel={() => setTarget(null)}
        />
      )}
    </>
  );
}

function EmptyButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('history');
  return (
    <Button variant="secondary" onClick={onClick}>
      <Trash2 aria-hidden="true" size="1.05em" />
      {t('bin.emptyAll')}
    </Button>
  );
}
