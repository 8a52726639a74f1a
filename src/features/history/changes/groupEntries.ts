import { changedNothing, type LastChange } from '../../../services/history/auditEntries';

export interface EntryGroup {
  entry: LastChange;
  count: number;
}

/**
 * Consecutive entries about files with the same action and account are one group with the latest
 * entry, for example three deleted images. Saves that changed nothing are left out.
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
