import { type RefObject, useState } from 'react';
import type { AuditEntry } from '../../data/history/auditEntries';
import type { AnyItem } from '../../kinds/field';
import type { Kind } from '../../kinds/kinds';
import { ItemChanges } from '../changes/ItemChanges';
import { VersionDialog } from './VersionDialog';

/** What the history of an item may do with its form. */
export interface FormHandle {
  /** Fills the form with an earlier version, saved at `at`. Can be undone; stores nothing but the working copy. */
  restore: (version: AnyItem, at: Date) => void;
  /** The form has changes that are not stored in the item. */
  hasUnpublished: () => boolean;
}

interface Props {
  kind: Kind;
  item: AnyItem;
  form: RefObject<FormHandle | null>;
}

/** History of an item below its form, with restore of a version (decision 0021). */
export function ItemHistoryPanel({ kind, item, form }: Props) {
  const [selected, setSelected] = useState<AuditEntry | null>(null);
  return (
    <>
      <ItemChanges kind={kind} item={item} onCompare={setSelected} />
      {selected && (
        <VersionDialog
          kind={kind}
          id={String(item.id)}
          entry={selected}
          replacesChanges={form.current?.hasUnpublished() ?? false}
          onRestore={(version) => {
            setSelected(null);
            form.current?.restore(version, selected.occurredAt);
          }}
          onClose={() => setSelected(null)}
        />
      )}
    </>
  );
}
