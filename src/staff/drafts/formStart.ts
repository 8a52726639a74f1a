import type { ZodType } from 'zod';
import { withoutInvisible } from '../../lib/text/invisible';
import { stableText } from '../../lib/text/stableText';
import type { Draft, Snapshot } from '../api/drafts';
import type { AnyItem, AnyValues, Item, Kind, Values } from '../kinds/kind';
import { kindDefinition, toColumns, toValues } from '../kinds/kinds';

/** Revision older than every other, because a new item had none when its edit began. */
const NEVER = 0;

/** Returns what the form of a stored item contains; the empty form of a new one. */
export const storedSnapshot = <K extends Kind>(kind: K, item: Item<K> | undefined): Snapshot => ({
  values: toValues(kind, item),
  taken: null,
  baseRevision: item?.revision ?? null,
});

/**
 * Returns the content of a draft as a form can show it. The stored value replaces a value that has
 * not the type of its field, because a hand-made request can store any. The content may break the
 * rules of the schema, because a draft is not finished.
 */
export function draftSnapshot<K extends Kind>(
  kind: K,
  draft: Pick<Draft, keyof Snapshot>,
  item: Item<K> | undefined,
): Snapshot {
  const types = kindDefinition(kind).values.shape as Record<string, ZodType>;
  const values = Object.entries(toValues(kind, item)).map(([name, stored]) => {
    const value = draft.values[name];
    const issues = types[name]?.safeParse(value).error?.issues ?? [];
    return [name, issues.every(({ code }) => code === 'custom') ? value : stored];
  });
  return {
    values: Object.fromEntries(values),
    taken: draft.taken,
    // A new item that has been saved since: a save compares both.
    baseRevision: draft.baseRevision ?? (item ? NEVER : null),
  };
}

/**
 * Returns whether a save would change the stored item; of a new item, whether anything is typed.
 */
export function changesItem<K extends Kind>(
  kind: K,
  values: AnyValues,
  item: Item<K> | undefined,
): boolean {
  const [typed, stored] = [values as Values<K>, toValues(kind, item)].map((some) =>
    stableText(toColumns(kind, some, { item })),
  );
  return typed !== stored;
}

/** Returns the values of a form as a draft stores them; none if a save would change nothing. */
export const draftValues = <K extends Kind>(
  kind: K,
  values: AnyValues,
  item: Item<K> | undefined,
): AnyValues => (changesItem(kind, values, item) ? withoutInvisible({ ...values }) : {});

/**
 * Returns the content of a form with the values of an earlier version. Values of the item alone
 * (`own` of the kind) stay. Columns that the version does not have yet come from the item.
 * @param current what the form contains
 */
export function withVersion<K extends Kind>(
  kind: K,
  item: Item<K> | undefined,
  version: AnyItem,
  current: Snapshot,
): Snapshot {
  const { own } = kindDefinition(kind);
  const restored = { ...item, ...version } as Item<K>;
  const values = Object.entries(toValues(kind, restored)).map(([name, value]) => [
    name,
    own.includes(name) ? current.values[name] : value,
  ]);
  return { ...current, values: Object.fromEntries(values) };
}
