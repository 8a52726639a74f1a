import type { ZodType } from 'zod';
import { withoutInvisible } from '../../lib/text/invisible';
import { stableText } from '../../lib/text/stableText';
import type { Draft, Snapshot } from '../api/drafts';
import type { AnyItem, AnyValues, Item, Kind, Values } from '../kinds/kind';
import { definitionOf, sharedColumns, toColumns, toValues } from '../kinds/kinds';
import type { OpenedDraft, OpenedDrafts } from './useOpenedItem';

/** Revision older than every other, because a new item had none when its edit began. */
const NEVER = 0;

/**
 * Returns whether a value has the type of its field, because a hand-made request can store any. It
 * may break the rules of the schema, because a draft is not finished.
 */
function fits(kind: Kind, name: string, value: unknown): boolean {
  const type = definitionOf(kind).values.shape[name] as ZodType | undefined;
  const issues = type?.safeParse(value).error?.issues ?? [];
  return type !== undefined && issues.every(({ code }) => code === 'custom');
}

/**
 * Returns the content of a draft as a form can show it.
 * @param stored the content of the form without the draft. Its values stand where the draft has
 *   none, and where they are equal, so that the form does not count as changed
 */
export function snapshotOf(
  kind: Kind,
  draft: Pick<Draft, keyof Snapshot>,
  stored: Snapshot,
): Snapshot {
  const values = Object.entries(stored.values).map(([name, before]): [string, unknown] => {
    const value = draft.values[name];
    const isChanged = fits(kind, name, value) && stableText(value) !== stableText(before);
    return [name, isChanged ? value : before];
  });
  return {
    values: Object.fromEntries(values),
    taken: draft.taken,
    // A new item that has been saved since: a save compares both.
    baseRevision: draft.baseRevision ?? (stored.baseRevision && NEVER),
  };
}

/**
 * Returns whether a save would change the stored item, or store anything of a new one.
 */
function differs<K extends Kind>(kind: K, values: AnyValues, item: Item<K> | undefined): boolean {
  const [typed, stored] = [values as Values<K>, toValues(kind, item)].map((some) =>
    stableText(toColumns(kind, some, { item })),
  );
  return typed !== stored;
}

/**
 * Returns the values of a form as a draft stores them; none if a save would change nothing. Chosen
 * files are left out.
 */
export function draftValues<K extends Kind>(
  kind: K,
  values: AnyValues,
  item: Item<K> | undefined,
): AnyValues {
  if (!differs(kind, values, item)) return {};
  const isFile = (value: unknown) => value instanceof File;
  const json = JSON.stringify(values, (_, value) => (isFile(value) ? undefined : value));
  return withoutInvisible(JSON.parse(json)) as AnyValues;
}

/**
 * Returns `now` with the values of an earlier version, except the values of the item alone. Columns
 * that the version does not have yet come from the item.
 */
export function withVersion<K extends Kind>(
  kind: K,
  item: Item<K> | undefined,
  version: AnyItem,
  now: Snapshot,
): Snapshot {
  const { own } = definitionOf(kind);
  const restored = { ...item, ...sharedColumns(kind, version) } as Item<K>;
  const values = Object.entries(toValues(kind, restored)).map(([name, value]) => [
    name,
    own.includes(name) ? now.values[name] : value,
  ]);
  return { ...now, values: Object.fromEntries(values) };
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
  /**
   * The draft of the signed-in person; also one that the stored item contains already, to be
   * deleted.
   */
  mine: OpenedDraft | null;
  isTyped: boolean;
  /** The item has been saved since `mine` was begun. */
  isOutdated: boolean;
  /** Drafts of colleagues that differ from the stored item. */
  others: Draft[];
}

/**
 * Returns what a form opens with: the draft of the person, unless the stored item contains it
 * already.
 */
export function startOf<K extends Kind>(
  kind: K,
  item: Item<K> | undefined,
  { mine, others }: OpenedDrafts,
): FormStart {
  const stored = storedSnapshot(kind, item);
  const hasChanges = (draft: Pick<Draft, keyof Snapshot>) =>
    differs(kind, snapshotOf(kind, draft, stored).values, item);
  const isTyped = mine !== null && hasChanges(mine);
  return {
    stored,
    shown: isTyped ? snapshotOf(kind, mine, stored) : stored,
    mine,
    isTyped,
    isOutdated: isTyped && item !== undefined && mine.baseRevision !== item.revision,
    others: others.filter(hasChanges),
  };
}
