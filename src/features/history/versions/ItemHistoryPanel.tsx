import { useState } from 'react';
import { type Result, succeed } from '../../../lib/http/result';
import type { AuditEntry } from '../../../services/history/auditEntries';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import type { StoredItem } from '../../items/storedItem';
import { ItemChanges } from '../changes/ItemChanges';
import type { FieldDiff } from './Differences';
import { type RestoreConfig, restoreVersion } from './restoreVersion';
import { VersionDialog } from './VersionDialog';
import { VersionRestored } from './VersionRestored';

/** A field that a version restores: its label, and a function that returns its text. */
export type VersionField<Version> = readonly [label: string, read: (version: Version) => string];

/** Configuration of the history of articles or of notices. */
export interface HistoryConfig<Version, Item extends Version, Input>
  extends RestoreConfig<Version, Item, Input> {
  /** Fetches a version by the id of its audit entry. */
  getVersion: (id: number) => Promise<Result<Version>>;
  /** Fetches the stored item. */
  getCurrent: (id: string) => Promise<Result<Item>>;
  /** A hook that returns the fields of a version, in the order of the form. */
  useFields: () => VersionField<Version>[];
}

interface Props<Version, Item extends Version, Input> {
  config: HistoryConfig<Version, Item, Input>;
  /** UUID of the item. */
  id: string;
  /** Receives the item as stored after a restore. */
  onRestored: (item: Item) => void;
}

/**
 * Renders the history of an article or a notice below its form: audit entries, a dialog that compares a
 * version, restore (decision 0021). A restore notifies, names missing files, and passes the stored item to
 * `onRestored`.
 */
export function ItemHistoryPanel<Version, Item extends StoredItem & Version, Input>(
  props: Props<Version, Item, Input>,
) {
  const { config, id, onRestored } = props;
  const { kind, getVersion, getCurrent } = config;
  const notify = useNotify();
  const fields = config.useFields();
  const [selected, setSelected] = useState<AuditEntry | null>(null);
  const compare = (version: Version, current: Item): FieldDiff[] =>
    fields.map(([label, read]) => ({ label, mine: read(version), theirs: read(current) }));
  return (
    <>
      <ItemChanges itemId={id} onCompare={setSelected} />
      {selected && (
        <VersionDialog
          kind={kind}
          entry={selected}
          load={() => loadBoth(getVersion(selected.id), getCurrent(id))}
          compare={compare}
          restore={(version, current) => restoreVersion(config, version, current)}
          onRestored={({ item, missingFiles }) => {
            notify(
              `/admin/${kind}/edit/${id}`,
              <VersionRestored at={selected.occurredAt} missingFiles={missingFiles} />,
            );
            setSelected(null);
            onRestored(item);
          }}
          onClose={() => setSelected(null)}
        />
      )}
    </>
  );
}

async function loadBoth<Version, Item>(
  version: Promise<Result<Version>>,
  current: Promise<Result<Item>>,
): Promise<Result<{ version: Version; current: Item }>> {
  const [older, stored] = await Promise.all([version, current]);
  if (!older.success) return older;
  return stored.success ? succeed({ version: older.data, current: stored.data }) : stored;
}
