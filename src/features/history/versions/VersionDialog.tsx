import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { queryFnOf } from '../../../lib/http/queryFn';
import type { Result } from '../../../lib/http/result';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { AuditEntry } from '../../../services/history/auditEntries';
import { Button } from '../../../ui/actions/Button';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { useSaving } from '../../items/useSaving';
import { ComparisonDialog } from './ComparisonDialog';
import { Differences, type Line } from './Differences';

interface Props<Version, Item, Outcome> {
  /** The save that left the version. */
  change: AuditEntry;
  /** The version, and what is stored now. */
  load: () => Promise<Result<{ version: Version; current: Item }>>;
  compare: (version: Version, current: Item) => Line[];
  /** Saves the version over what is stored now. */
  restore: (version: Version, current: Item) => Promise<Result<Outcome>>;
  onRestored: (outcome: Outcome) => void;
  onClose: () => void;
  kind: 'news' | 'notices';
}

/** An earlier version beside what is there now, and the way back to it. */
export function VersionDialog<Version, Item, Outcome>(props: Props<Version, Item, Outcome>) {
  const { change, kind, load, compare, restore, onRestored, onClose } = props;
  const { t } = useTranslation('history');
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['admin', 'version', change.id],
    queryFn: queryFnOf(() => load()),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const saving = useSaving<{ version: Version; current: Item }, Outcome>({
    mutationFn: ({ version, current }) => restore(version, current),
    onSaved: onRestored,
  });
  const lines = data && compare(data.version, data.current);
  const differs = lines?.some(({ mine, theirs }) => mine.trim() !== theirs.trim());
  const date = formatDateTime(change.at, language);
  return (
    <ComparisonDialog
      title={t('version.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('version.back')}
          </Button>
          {data && differs && (
            <Button busy={saving.busy} onClick={() => saving.mutate(data)}>
              {t(saving.busy ? 'version.restoring' : 'version.restore')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('version.text', { date, who: change.who ?? t('changes.database') })}</p>
      {!data && !error && <p role="status">{t('version.loading')}</p>}
      <ErrorCallout error={error ?? saving.error} />
      {lines && (
        <Differences
          lines={lines}
          names={{
            mine: t('version.then'),
            theirs: t('version.now'),
            same: t('version.same'),
          }}
        />
      )}
      {differs && <p>{t(`version.${kind}`)}</p>}
    </ComparisonDialog>
  );
}
