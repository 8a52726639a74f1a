import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/navigation/AppLink';
import { UndoButton } from '../messages/UndoButton';
import type { BulkAction, FailedRow } from './bulkActions';

interface Props {
  /** `restore` is the undo of `delete`. */
  action: BulkAction | 'restore';
  done: number;
  failed: FailedRow[];
  /** Undefined if the action cannot be undone. */
  onUndo?: (() => Promise<void>) | undefined;
}

export function BulkMessage({ action, done, failed, onUndo }: Props) {
  const { t } = useTranslation(['admin', 'history']);
  return (
    <>
      {done > 0 && <p>{t(`bulk.done.${action}`, { number: done })}</p>}
      {failed.length > 0 && (
        <>
          <p>
            <strong>{t('bulk.failed', { number: failed.length })}</strong>
          </p>
          <ul>
            {failed.map(({ row, failure }) => (
              <li key={row.id}>
                {row.title}: {failure.error}. {failure.advice}
              </li>
            ))}
          </ul>
        </>
      )}
      {onUndo && (
        <>
          <UndoButton title={t('bulk.count', { number: done })} onUndo={onUndo} />
          <AppLink to="/admin/bin">{t('history:bin.open')}</AppLink>
        </>
      )}
    </>
  );
}
