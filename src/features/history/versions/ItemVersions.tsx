import { useState } from 'react';
import { type Result, succeed } from '../../../lib/http/result';
import type { Change } from '../../../services/history/changes';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import type { ItemKind } from '../../items/itemKind';
import { ItemHistory } from '../changes/ItemHistory';
import type { Line } from './Differences';
import type { RestoredVersion } from './restoreVersion';
import { VersionDialog } from './VersionDialog';
import { VersionRestored } from './VersionRestored';

interface Props<Version, Item> {
  kind: ItemKind;
  id: string;
  /** Fetches a version by its number. */
  version: (id: number) => Promise<Result<Version>>;
  /** Fetches what is stored now. */
  current: (id: string) => Promise<Result<Item>>;
  /** The fields that a version brings back, each by its name. */
  fields: readonly (readonly [label: string, read: (of: Version) => string])[];
  restore: (version: Version, current: Item) => Promise<Result<RestoredVersion<Item>>>;
  /** Another version is stored now. */
  onRestored: (item: Item) => void;
}

/** Who changed an article or a notice, its versions, and the way back to them. */
export function ItemVersions<Version, Item extends Version>(props: Props<Version, Item>) {
  const { kind, id, version, current, fields, restore, onRestored } = props;
  const notify = useNotify();
  const [chosen, setChosen] = useState<Change | null>(null);
  const compare = (then: Version, now: Item): Line[] =>
    fields.map(([label, read]) => ({ label, mine: read(then), theirs: read(now) }));
  return (
    <>
      <ItemHistory item={id} onCompare={setChosen} />
      {chosen && (
        <VersionDialog
          kind={kind}
          change={chosen}
          load={() => loadBoth(version(chosen.id), current(id))}
          compare={compare}
          restore={restore}
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
