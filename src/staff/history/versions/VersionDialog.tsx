import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { unwrap } from '../../../lib/http/result';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { type HistoryLine, storedVersion } from '../../api/history/history';
import { get } from '../../api/items/items';
import { storedSnapshot, withVersion } from '../../drafts/formStart';
import { useFieldTexts } from '../../items/useTextDetails';
import type { AnyItem, Item, Kind, Values } from '../../kinds/kind';
import { ErrorNote } from '../../parts/ErrorNote';
import { ComparisonDialog, Differences, toDiffs } from './Differences';

interface Props {
  kind: Kind;
  id: string;
  /** The line of the save that stored the version. */
  line: HistoryLine;
  /** A restore would replace unsaved changes in the form. */
  replacesChanges: boolean;
  /** Fills the form with the version, and closes the dialog. */
  onRestore: (version: AnyItem) => void;
  onClose: () => void;
}

/** Compares an earlier version with the stored item. Can fill the form with it (decision 0021). */
export function VersionDialog(props: Props) {
  const { line, kind, id, replacesChanges, onRestore, onClose } = props;
  const { t } = useTranslation(['history', 'kinds']);
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['admin', 'version', line.id],
    queryFn: async () => {
      const [version, current] = await Promise.all([storedVersion(line.id), get(kind, id)]);
      return { version: unwrap(version), current: unwrap(current) };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const fieldTexts = useFieldTexts(kind);
  const compare = (version: AnyItem, current: Item) => {
    const stored = storedSnapshot(kind, current);
    const { values } = withVersion(kind, current, version, stored);
    const [mine, theirs] = [values, stored.values] as [Values, Values];
    return toDiffs(fieldTexts(mine, current), fieldTexts(theirs, current));
  };
  const diffs = data && compare(data.version, data.current);
  const differs = diffs?.some(({ mine, theirs }) => mine.trim() !== theirs.trim());
  const date = formatDateTime(line.occurredAt, language);
  const name = line.actorName ?? t('changes.database');
  return (
    <ComparisonDialog
      title={t('version.title')}
      onClose={onClose}
      // Not before the comparison, because a button that moves under the pointer loses its press.
      actions={
        (diffs || error) && (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('version.back')}
            </Button>
            {data && differs && (
              <Button onClick={() => onRestore(data.version)}>{t('version.restore')}</Button>
            )}
          </>
        )
      }
    >
      <p>{t('version.text', { date, name })}</p>
      {!data && !error && <p role="status">{t('version.loading')}</p>}
      <ErrorNote error={error} />
      {diffs && (
        <Differences
          diffs={diffs}
          replaces
          names={{
            mine: t('version.selected'),
            theirs: t('version.current'),
            same: t('version.same'),
          }}
        />
      )}
      {differs && <p>{t(`kinds:${kind}.version`)}</p>}
      {differs && replacesChanges && <p>{t('version.replaces')}</p>}
    </ComparisonDialog>
  );
}
