import type { LastChange } from '../../../services/history/changes';

/** An entry that stands for `count` of its kind. */
export interface Group {
  change: LastChange;
  count: number;
}

/** The files that one person deleted one after the other are one line, not nine. */
export function groups(changes: LastChange[]): Group[] {
  const lines: Group[] = [];
  for (const change of changes) {
    const last = lines.at(-1);
    const together =
      last?.change.kind === 'files' &&
      change.kind === 'files' &&
      last.change.action === change.action &&
      last.change.who === change.who;
    if (last && together) last.count += 1;
    else lines.push({ change, count: 1 });
  }
  return lines;
}
