import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { queryFnOf } from '../../../lib/http/queryFn';
import type { Result } from '../../../lib/http/result';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import type { AuditEntry } from '../../data/history/auditEntries';
import type { ItemType } from '../../items/item';
import { usePersonName } from '../../people/usePeople';
import { ComparisonDialog } from './ComparisonDialog';
import { Differences, type FieldDiff } from './Differences';

interface Props<Version, Item> {
  /** Of the save that created the version. */
  entry: AuditEntry;
  load: () => Promise<Result<{ version: Version; current: Item }>>;
  /** All fields; Differences leaves out the equal ones. */
  compare: (version: Version, current: Item) => FieldDiff[];
  /** A restore would replace unsaved changes in the form. */
  replacesChanges: boolean;
  /** Fills the form with the version, and closes the dialog. */
  onRestore: (version: Version, current: Item) => void;
  onClose: () => void;
  /** Decides the text on what a restore leaves unchanged. */
  kind: ItemType;
}

/** Compares an earlier version with the stored item and restores it on request (decision 0021). */
export function VersionDialog<Version, Item>(props: Props<Version, Item>) {
  const { entry, kind, load, compare, replacesChanges, onRestore, onClose } = props;
  const { t } = useTranslation('history');
  const language = useLanguage();
  const personName = usePersonName();
  const { data, error } = useQuery({
    queryKey: ['admin', 'version', entry.id],
    queryFn: queryFnOf(() => load()),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const diffs = data && compare(data.version, data.current);
  const differs = diffs?.some(({ mine, theirs }) => mine.trim() !== theirs.trim());
  const date = formatDateTime(entry.occurredAt, language);
  const name = entry.actorName ? personName(entry.actorName) : t('changes.database');
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
            <Button onClick={() => onRestore(data.version, data.current)}>
              {t('version.restore')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('version.text', { date, name })}</p>
      {!data && !error && <p role="status">{t('version.loading')}</p>}
      <ErrorCallout error={error} />
      {diffs && (
        <Differences
          diffs={diffs}
          newer="theirs"
          names={{
            mine: t('version.selected'),
            theirs: t('version.current'),
            same: t('version.same'),
          }}
        />
      )}
      {differs && <p>{t(`version.${kind}`)}</p>}
      {differs && replacesChanges && <p>{t('version.replaces')}</p>}
    </ComparisonDialog>
  );
}
