import { type RefObject, useState } from 'react';
import { type Result, succeed } from '../../../lib/http/result';
import type { AuditEntry } from '../../../services/history/auditEntries';
import type { ItemType, StoredItem } from '../../items/item';
import { ItemChanges } from '../changes/ItemChanges';
import type { FieldDiff } from './Differences';
import type { VersionImage } from './ImageDifferences';
import { VersionDialog } from './VersionDialog';

/**
 * A field that a version restores: its label, a function that returns its text, and for images one that returns them;
 * their text decides whether two versions differ.
 */
export type VersionField<Version> = readonly [
  label: string,
  read: (version: Version) => string,
  images?: (version: Version) => VersionImage[],
];

/** Configuration of the history of articles or of notices. */
export interface HistoryConfig<Version, Item extends Version> {
  kind: ItemType;
  /** Fetches a version by the id of its audit entry. */
  getVersion: (id: number) => Promise<Result<Version>>;
  /** Fetches the stored item. */
  getCurrent: (id: string) => Promise<Result<Item>>;
  /** A hook that returns the fields of a version, in the order of the form. */
  useFields: () => VersionField<Version>[];
}

interface Props<Version, Item extends Version> {
  config: HistoryConfig<Version, Item>;
  /** UUID of the item. */
  id: string;
  /** The form of the item, which a restore fills. */
  form: RefObject<ItemForm<Item> | null>;
}

interface ItemForm<Item> {
  /** Fills the form with a version that was saved at `at`. */
  restore: (item: Item, at: Date) => void;
  /** Whether the form has changes that are not stored in the item. */
  hasUnpublished: () => boolean;
}

/**
 * Renders the history of an article or a notice below its form: audit entries, a dialog that compares a
 * version, restore (decision 0021). A restore fills the form.
 */
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
      <ItemChanges itemId={id} onCompare={setSelected} />
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
