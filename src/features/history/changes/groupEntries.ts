import { changedNothing, type LastChange } from '../../../services/history/auditEntries';

/** Consecutive audit entries that are shown as one line. */
export interface EntryGroup {
  /** The latest of them. */
  entry: LastChange;
  count: number;
}

/**
 * Groups audit entries into lines: consecutive entries about files, with the same action and by the same
 * account, are one group, for example three deleted images → `count: 3` with the latest entry. Each other
 * entry has its own group with `count: 1`. Saves that changed
 * nothing are left out. Returns an empty array for an empty one.
 * @param entries newest first
 */
export function groupEntries(entries: LastChange[]): EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const entry of entries) {
    if (changedNothing(entry)) continue;
    const last = groups.at(-1);
    const sameGroup =
      last?.entry.kind === 'files' &&
      entry.kind === 'files' &&
      last.entry.action === entry.action &&
      last.entry.actorName === entry.actorName;
    if (last && sameGroup) last.count += 1;
    else groups.push({ entry, count: 1 });
  }
  return groups;
}
