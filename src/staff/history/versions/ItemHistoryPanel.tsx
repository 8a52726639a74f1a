import { type RefObject, useState } from 'react';
import { type Result, succeed } from '../../../lib/http/result';
import type { AuditEntry } from '../../data/history/auditEntries';
import type { ItemType, StoredItem } from '../../items/item';
import { ItemChanges } from '../changes/ItemChanges';
import type { FieldDiff } from './Differences';
import type { VersionImage } from './ImageDifferences';
import { VersionDialog } from './VersionDialog';

/** A field that a version restores. Its text decides whether two versions differ. */
export type VersionField<Version> = readonly [
  label: string,
  read: (version: Version) => string,
  images?: (version: Version) => VersionImage[],
];

export interface HistoryConfig<Version, Item extends Version> {
  kind: ItemType;
  /** By the id of the version's audit entry. */
  getVersion: (id: number) => Promise<Result<Version>>;
  getCurrent: (id: string) => Promise<Result<Item>>;
  /** A hook: the fields of a version, in the order of the form. */
  useFields: () => VersionField<Version>[];
}

interface Props<Version, Item extends Version> {
  config: HistoryConfig<Version, Item>;
  id: string;
  form: RefObject<FormHandle<Item> | null>;
}

/** What the history of an item may do with its form. */
export interface FormHandle<Item> {
  /**
   * Fills the form with an earlier version, saved at `at`, merged into the stored item. Can be
   * undone; stores nothing but the working copy.
   */
  restore: (item: Item, at: Date) => void;
  /** The form has changes that are not stored in the item. */
  hasUnpublished: () => boolean;
}

/** History of an item below its form, with restore of a version (decision 0021). */
export function ItemHistoryPanel<Version, Item extends StoredItem & Version>({
  config,
  id,
  form,
}: Props<Version, Item>) {
  const { kind, getVersion, getCurrent } = config;
  const fields = config.useFields();
  const [selected, setSelected] = useState<AuditEntry | null>(null);
  const compare = (version: Version, current: Item): FieldDiff[] =>
    fields.map(([label, read, images]) => ({
      label,
      mine: read(version),
      theirs: read(current),
      images: images && { mine: images(version), theirs: images(current) },
    }));
  return (
    <>
      <ItemChanges kind={kind} itemId={id} onCompare={setSelected} />
      {selected && (
        <VersionDialog
          kind={kind}
          entry={selected}
          load={() => loadBoth(getVersion(selected.id), getCurrent(id))}
          compare={compare}
          replacesChanges={form.current?.hasUnpublished() ?? false}
          onRestore={(version, current) => {
            setSelected(null);
            form.current?.restore({ ...current, ...version }, selected.occurredAt);
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
