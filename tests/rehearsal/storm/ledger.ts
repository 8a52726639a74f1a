import type { Random } from './random';

export type Action = 'create' | 'change' | 'bin' | 'restore' | 'delete';

/** A change that the server has confirmed: what the audit must have exactly one entry for. */
export interface Confirmed {
  action: Action;
  kind: string;
  item: string;
  /** Account of the writer. */
  actor: string;
}

/** A set of ids from which one is picked in constant time. */
class Ids {
  private readonly list: string[] = [];
  private readonly places = new Map<string, number>();

  get size(): number {
    return this.list.length;
  }

  add(id: string): void {
    if (this.places.has(id)) return;
    this.places.set(id, this.list.push(id) - 1);
  }

  remove(id: string): void {
    const place = this.places.get(id);
    const last = this.list.pop();
    if (place === undefined || last === undefined) return void (last && this.list.push(last));
    this.places.delete(id);
    if (last === id) return;
    this.list[place] = last;
    this.places.set(last, place);
  }

  pick(random: Random): string | undefined {
    return this.list.length > 0 ? random.pick(this.list) : undefined;
  }
}

/** What the writers have had confirmed, and which items they know of. */
export class Ledger {
  readonly confirmed: Confirmed[] = [];
  /** Statements that changed something. */
  saves = 0;
  /** Refusals that belong to the site's way of saving, by name. */
  readonly refusals = new Map<string, number>();
  readonly news = new Ids();
  readonly notices = new Ids();
  readonly bin = new Ids();

  /** Notes the rows that one statement has changed. */
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

  refused(name: string): void {
    this.refusals.set(name, (this.refusals.get(name) ?? 0) + 1);
  }
}
