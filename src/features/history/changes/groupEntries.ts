import type { LastChange } from '../../../services/history/auditEntries';

/** Consecutive audit entries that are shown as one line. */
export interface EntryGroup {
  /** The latest of them. */
  entry: LastChange;
  count: number;
}

/** Groups consecutive file deletions by the same account; any other entry is a group alone. */
export function groupEntries(entries: LastChange[]): EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const sameGroup =
      last?.entry.kind === 'files' &&
      entry.kind === 'files' &&
      last.entry.action === entry.action &&
      last.entry.who === entry.who;
    if (last && sameGroup) last.count += 1;
    else groups.push({ entry, count: 1 });
  }
  return groups;
}
