import type { Random } from './random';

export type Action = 'create' | 'change' | 'bin' | 'restore' | 'delete';

/** A change that the server has confirmed; the audit must have exactly one entry for it. */
export interface Confirmed {
  action: Action;
  kind: string;
  item: string;
  /** Account of the writer. */
  actor: string;
}

/** A set of ids with random choice in constant time. */
class Ids {
  private readonly list: string[] = [];
  private readonly indexById = new Map<string, number>();

  get size(): number {
    return this.list.length;
  }

  add(id: string): void {
    if (this.indexById.has(id)) return;
    this.indexById.set(id, this.list.push(id) - 1);
  }

  remove(id: string): void {
    const index = this.indexById.get(id);
    const last = this.list.pop();
    if (index === undefined || last === undefined) return void (last && this.list.push(last));
    this.indexById.delete(id);
    if (last === id) return;
    this.list[index] = last;
    this.indexById.set(last, index);
  }

  pick(random: Random): string | undefined {
    return this.list.length > 0 ? random.pick(this.list) : undefined;
  }
}

/** The confirmed changes of all writers, and the items that exist. */
export class Ledger {
  readonly confirmed: Confirmed[] = [];
  /** Statements that changed a row. */
  saves = 0;
  /** Counts by name of rejections that the site expects. */
  readonly rejections = new Map<string, number>();
  readonly news = new Ids();
  readonly notices = new Ids();
  readonly bin = new Ids();

  /** Records the rows that one statement has changed. */
  confirm(action: Action, kind: string, items: string[], actor: string): void {
    if (items.length === 0) return;
    this.saves += 1;
    for (const item of items) this.confirmed.push({ action, kind, item, actor });
    const listed = kind === 'news' ? this.news : this.notices;
    for (const item of items) {
      if (action === 'bin') this.bin.add(item);
      if (action === 'bin') listed.remove(item);
      if (action === 'restore' || action === 'delete') this.bin.remove(item);
      if (action === 'restore') listed.add(item);
    }
  }

  countRejection(name: string): void {
    this.rejections.set(name, (this.rejections.get(name) ?? 0) + 1);
  }
}
