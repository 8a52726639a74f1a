import type { LastChange } from '../../../services/history/auditEntries';

/** Consecutive changes shown as one line. */
export interface ChangeGroup {
  /** The latest of them. */
  change: LastChange;
  count: number;
}

/** Groups consecutive file deletions by the same person; every other change is a group of its own. */
export function groupChanges(changes: LastChange[]): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    const sameGroup =
      last?.change.kind === 'files' &&
      change.kind === 'files' &&
      last.change.action === change.action &&
      last.change.who === change.who;
    if (last && sameGroup) last.count += 1;
    else groups.push({ change, count: 1 });
  }
  return groups;
}
