import { useState } from 'react';
import { type Result, succeed } from '../../../lib/http/result';
import type { AuditEntry } from '../../../services/history/auditEntries';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import type { StoredItem } from '../../items/storedItem';
import { ItemChanges } from '../changes/ItemChanges';
import type { Line } from './Differences';
import { type RestoreConfig, restoreVersion } from './restoreVersion';
import { VersionDialog } from './VersionDialog';
import { VersionRestored } from './VersionRestored';

/** A field that a version restores: its label, and its text in a version. */
export type VersionField<Version> = readonly [label: string, read: (of: Version) => string];

/** What differs between the histories of articles and of notices. */
export interface HistoryConfig<Version, Item extends Version, Input>
  extends RestoreConfig<Version, Item, Input> {
  /** Fetches a version by its number. */
  getVersion: (id: number) => Promise<Result<Version>>;
  /** Fetches what is stored now. */
  getCurrent: (id: string) => Promise<Result<Item>>;
  /** A hook that returns the fields of a version. */
  useFields: () => VersionField<Version>[];
}

interface Props<Version, Item extends Version, Input> {
  config: HistoryConfig<Version, Item, Input>;
  id: string;
  /** Another version is stored now. */
  onRestored: (item: Item) => void;
}

/** Who changed an article or a notice, its versions, and the way back to them. */
export function ItemHistoryPanel<Version, Item extends StoredItem & Version, Input>(
  props: Props<Version, Item, Input>,
) {
  const { config, id, onRestored } = props;
  const { kind, getVersion, getCurrent } = config;
  const notify = useNotify();
  const fields = config.useFields();
  const [chosen, setChosen] = useState<AuditEntry | null>(null);
  const compare = (then: Version, now: Item): Line[] =>
    fields.map(([label, read]) => ({ label, mine: read(then), theirs: read(now) }));
  return (
    <>
      <ItemChanges item={id} onCompare={setChosen} />
      {chosen && (
        <VersionDialog
          kind={kind}
          change={chosen}
          load={() => loadBoth(getVersion(chosen.id), getCurrent(id))}
          compare={compare}
          restore={(version, current) => restoreVersion(config, version, current)}
          onRestored={({ item, gone }) => {
            notify(`/admin/${kind}/edit/${id}`, <VersionRestored at={chosen.at} gone={gone} />);
            setChosen(null);
            onRestored(item);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

async function loadBoth<Version, Item>(
  version: Promise<Result<Version>>,
  current: Promise<Result<Item>>,
): Promise<Result<{ version: Version; current: Item }>> {
  const [then, now] = await Promise.all([version, current]);
  if (!then.success) return then;
  return now.success ? succeed({ version: then.data, current: now.data }) : now;
}
