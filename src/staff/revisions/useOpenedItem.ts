import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../lib/http/queryClient';
import { unwrap } from '../../lib/http/result';
import { rememberedUser } from '../api/auth/rememberedSession';
import { binnedRow } from '../api/history/bin';
import {
  type ItemRef,
  isOwn,
  type Revision,
  revisionsOf,
  type TypedText,
} from '../api/history/revisions';
import { get } from '../api/items/items';
import type { Item, Kind } from '../kinds/kinds';
import { sharedColumns } from '../kinds/values';
import { localKey, readUnsent } from './inBrowser';

/** What the signed-in person has typed of an item. */
export interface OpenedText extends Pick<TypedText, 'columns' | 'baseRevision' | 'taken'> {
  /** Time when it was typed or saved. */
  at: Date;
  /** What the server has, at the revision that the text continues; undefined without any. */
  stored?: Pick<Revision, 'columns' | 'savedAt' | 'revision'> | undefined;
}

export interface OpenedTexts {
  mine: OpenedText | null;
  /** Revisions of colleagues, newest first; none for a writer. */
  others: Revision[];
}

const noTexts: OpenedTexts = { mine: null, others: [] };

/**
 * Reads the revisions of an item from the server, and what this browser has stored and not sent. Never fails: without a response
 * the form opens with what the browser has.
 */
async function openTexts(item: ItemRef): Promise<OpenedTexts> {
  const userId = rememberedUser();
  if (!userId) return noTexts;
  const key = localKey(userId, item.itemId);
  const revisions = await revisionsOf(item);
  const all = revisions.success ? revisions.data : [];
  const others = all.filter((revision) => !isOwn(revision));
  const stored = all.find(isOwn);
  const unsent = readUnsent(key);
  let mine: OpenedText | null = stored ? { ...stored, at: stored.savedAt, stored } : null;
  if (unsent) {
    const { columns, baseRevision, taken, revision, at } = unsent;
    // Where another device has saved since, the first save of the form fails with `conflict`.
    const continued = stored && { ...stored, revision };
    mine = { columns, baseRevision, taken, at: new Date(at), stored: continued };
  }
  return { mine, others };
}

/** Returns the texts of an item that is in the bin with its other columns, because they continue as those of a new item. */
async function withBinned(item: ItemRef, texts: OpenedTexts): Promise<OpenedTexts> {
  const { mine, others } = texts;
  if (!mine && others.length === 0) return texts;
  const binned = await binnedRow(item);
  if (!binned.success || !binned.data) return texts;
  const row = sharedColumns(item.kind, binned.data);
  // One that was begun as a new item has all of its columns.
  const whole = <Text extends Pick<TypedText, 'columns' | 'baseRevision'>>(text: Text): Text =>
    text.baseRevision === null
      ? text
      : { ...text, columns: { ...row, ...text.columns }, baseRevision: null };
  return { ...texts, mine: mine && whole(mine), others: others.map(whole) };
}

/** Ids of new items whose forms have not been opened yet. */
const newItems = new Set<string>();

/** Marks a new item, because its form need not request what it cannot have. The mark is a module variable. */
export const markAsNew = (itemId: string): void => void newItems.add(itemId);

/** What the form of an item opens with: the stored item, undefined for a new one, and what has been typed of it. */
interface OpenedItem {
  item: Item | undefined;
  texts: OpenedTexts;
}

export const newItem: OpenedItem = { item: undefined, texts: noTexts };

/**
 * Fetches an item and what has been typed of it, once for each form, because a refetch must not replace what is being edited.
 * Fails as `get` in data/items does if the item should be stored.
 * @param itemId UUID; of a new item the id under which the form will save it
 * @returns the query, and a function that makes the form open with another version of the item, without what has been typed
 */
export function useOpenedItem(kind: Kind, itemId: string, { isStored }: { isStored: boolean }) {
  // Part of the key, because the next form of the item reads what this one has stored.
  const [form] = useState(() => crypto.randomUUID());
  const queryKey = ['admin', 'item', kind, itemId, form];
  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<OpenedItem> => {
      const [item, texts] = await Promise.all([get(kind, itemId), openTexts({ kind, itemId })]);
      if (isStored || item.success) return { item: unwrap(item), texts };
      return { item: undefined, texts: await withBinned({ kind, itemId }, texts) };
    },
    ...(newItems.has(itemId) && { initialData: newItem }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The form is opened again by Back.
  useEffect(() => () => void newItems.delete(itemId), [itemId]);
  const replace = (item: Item) =>
    queryClient.setQueryData<OpenedItem>(
      queryKey,
      (opened) => opened && { item, texts: { ...opened.texts, mine: null } },
    );
  return { query, replace };
}
