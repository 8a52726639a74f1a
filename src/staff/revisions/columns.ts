import { stableText } from '../../lib/text/stableText';
import type { Revision, TypedText } from '../api/history/revisions';
import type { AnyItem, AnyValues } from '../kinds/field';
import type { Item, Kind } from '../kinds/kinds';
import {
  columnsOfEntry,
  entriesOf,
  readEntry,
  sharedColumns,
  toColumns,
  toValues,
} from '../kinds/values';
import type { OpenedText, OpenedTexts } from './useOpenedItem';

/** What a form contains, and the revision of the item on which it is based. */
export interface Snapshot extends Pick<TypedText, 'taken' | 'baseRevision'> {
  values: AnyValues;
}

/** Revision older than every other, because a new item had none when its edit began. */
const NEVER = 0;

/** Returns the columns that the values of a form change of the stored item, or of the empty form of a new one. */
export function changedColumns<K extends Kind>(
  kind: K,
  { values }: Pick<Snapshot, 'values'>,
  item?: Item<K>,
): AnyItem {
  const columns: AnyItem = rowOf(kind, values, item);
  const before = rowOf(kind, toValues(kind, item), item);
  return Object.fromEntries(
    Object.entries(columns).filter(
      // The status is what a button sets.
      ([name, value]) => name !== 'status' && stableText(value) !== stableText(before[name]),
    ),
  );
}

const rowOf = <K extends Kind>(kind: K, values: AnyValues, item?: Item<K>): AnyItem => ({
  ...toColumns(kind, values as never, item ? { item } : {}),
});

/**
 * Returns what a form contains with changed columns laid over the stored item.
 * @param stored the content of the form without the changes; values that do not change are the same objects, so that the form does
 *   not count as changed
 */
export function withColumns<K extends Kind>(
  kind: K,
  item: Item<K> | undefined,
  { columns, baseRevision, taken }: Pick<TypedText, 'columns' | 'baseRevision' | 'taken'>,
  stored: Snapshot,
): Snapshot {
  const before = rowOf(kind, stored.values, item);
  const readable = Object.entries(columns).filter(
    ([name, value]) =>
      isReadable(value, before[name]) && stableText(value) !== stableText(before[name]),
  );
  // Without the status, because a form does not show the past date of a draft, but one that was typed.
  const row: AnyItem = { ...before, ...item, ...Object.fromEntries(readable), status: null };
  const names = readable.map(([name]) => name);
  const read = entriesOf(kind).map((entry): [string, unknown] => {
    const { name, field, language } = entry;
    // A file has no column of its own; with another language of the item, both texts have other columns.
    const from = columnsOfEntry(entry);
    const isChanged = from.length === 0 || from.some((column) => names.includes(column));
    if (!isChanged && !(language && names.includes('language'))) return [name, stored.values[name]];
    const value = readEntry(entry, row);
    const fits = typeof value === typeof field.empty && (field.choices?.includes(value) ?? true);
    return [name, fits ? value : stored.values[name]];
  });
  return {
    values: Object.fromEntries(read),
    taken,
    // A new item that has been saved since: a save compares both.
    baseRevision: baseRevision ?? (stored.baseRevision && NEVER),
  };
}

/** Returns `now` with an earlier version laid over it, but for the columns of the item alone and those that it does not have yet. */
export const withVersion = <K extends Kind>(
  kind: K,
  item: Item<K> | undefined,
  version: AnyItem,
  now: Snapshot,
): Snapshot => withColumns(kind, item, { ...now, columns: sharedColumns(kind, version) }, now);

/** Returns whether JSON has the type of a column; a hand-made request can store anything. */
function isReadable(value: unknown, before: unknown): boolean {
  if (Array.isArray(value))
    return Array.isArray(before) && value.every((one) => typeof one === 'string');
  if (value === null) return !Array.isArray(before);
  if (typeof value === 'object') {
    const parts = Object.values(value).flatMap((texts) => Object.values(Object(texts)));
    const areTexts = parts.every((text) => typeof text === 'string');
    return typeof (before ?? '') === 'object' && areTexts;
  }
  return typeof value === typeof (before ?? '');
}

/** Returns what the form of a stored item contains; the empty form of a new one. */
export const storedSnapshot = <K extends Kind>(kind: K, item: Item<K> | undefined): Snapshot => ({
  values: toValues(kind, item),
  taken: null,
  baseRevision: item?.revision ?? null,
});

export interface FormStart {
  /** The stored item; the empty form of a new one. */
  stored: Snapshot;
  /** Content that the form shows first: `stored` itself if the person has typed nothing. */
  shown: Snapshot;
  /** What the signed-in person has typed; also what the stored item contains already, to be deleted. */
  mine: OpenedText | null;
  isTyped: boolean;
  /** The item has been saved since `mine` was begun. */
  isOutdated: boolean;
  /** Texts of colleagues that differ from the stored item. */
  others: Revision[];
}

/** Returns what a form opens with: what the person has typed, unless the stored item contains it already. */
export function startOf<K extends Kind>(
  kind: K,
  item: Item<K> | undefined,
  { mine, others }: OpenedTexts,
): FormStart {
  const stored = storedSnapshot(kind, item);
  const snapshotOf = (text: Pick<TypedText, 'columns' | 'baseRevision' | 'taken'>) =>
    withColumns(kind, item, text, stored);
  const differs = (snapshot: Snapshot) =>
    Object.keys(changedColumns(kind, snapshot, item)).length > 0;
  const typed = mine && snapshotOf(mine);
  const isTyped = typed !== null && differs(typed);
  return {
    stored,
    shown: isTyped ? typed : stored,
    mine,
    isTyped,
    isOutdated: isTyped && item !== undefined && mine?.baseRevision !== item.revision,
    others: others.filter((other) => differs(snapshotOf(other))),
  };
}
