import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../lib/http/queryClient';
import { unwrap } from '../../lib/http/result';
import { rememberedUser } from '../api/auth/rememberedSession';
import { type Draft, fetchDrafts, type ItemRef, isOwn, type Snapshot } from '../api/drafts';
import { get } from '../api/items/items';
import type { Item, Kind } from '../kinds/kind';
import { localKey, readUnsent } from './inBrowser';

/** What the signed-in person has typed of an item. */
export interface OpenedDraft extends Snapshot {
  /** Time when it was typed or saved. */
  at: Date;
  /** What the server has, at the revision that the draft continues; undefined without any. */
  stored?: Pick<Draft, 'values' | 'savedAt' | 'revision'> | undefined;
}

export interface OpenedDrafts {
  mine: OpenedDraft | null;
  /** Drafts of colleagues, newest first; none for a writer. */
  others: Draft[];
}

/**
 * Reads the drafts of an item from the server. Never fails: without a response the form opens with
 * what the browser has.
 */
async function openDrafts(item: ItemRef): Promise<OpenedDrafts> {
  if (!rememberedUser()) return noDrafts;
  const drafts = await fetchDrafts(item);
  return withUnsent(item.itemId, drafts.success ? drafts.data : []);
}

const noDrafts: OpenedDrafts = { mine: null, others: [] };

/** Returns the drafts of an item, or a fact, with what this browser has stored and not sent. */
export function withUnsent(itemId: string, all: Draft[]): OpenedDrafts {
  const userId = rememberedUser();
  if (!userId) return noDrafts;
  const stored = all.find(isOwn);
  const unsent = readUnsent(localKey(userId, itemId));
  let mine: OpenedDraft | null = stored ? { ...stored, at: stored.savedAt, stored } : null;
  if (unsent) {
    // Where another device has saved since, the first save of the form fails with `conflict`.
    const continued = stored && { ...stored, revision: unsent.revision };
    mine = { ...unsent, at: new Date(unsent.at), stored: continued };
  }
  return { mine, others: all.filter((draft) => !isOwn(draft)) };
}

/** Ids of new items whose forms have not been opened yet. */
const newItems = new Set<string>();

/**
 * Marks a new item, because its form need not request what it cannot have. The mark is a module
 * variable.
 */
export const markAsNew = (itemId: string): void => void newItems.add(itemId);

/**
 * What the form of an item opens with: the stored item, undefined for a new one, and what has been
 * typed of it.
 */
interface OpenedItem {
  item: Item | undefined;
  drafts: OpenedDrafts;
}

export const newItem: OpenedItem = { item: undefined, drafts: noDrafts };

/**
 * Fetches an item and what has been typed of it, once for each form, because a refetch must not
 * replace what is being edited. Fails as `get` in data/items does if the item should be stored.
 * @param itemId UUID; of a new item the id under which the form will save it
 * @returns the query, and a function that makes the form open with another version of the item,
 *   without what has been typed
 */
export function useOpenedItem(kind: Kind, itemId: string, { isStored }: { isStored: boolean }) {
  // Part of the key, because the next form of the item reads what this one has stored.
  const [form] = useState(() => crypto.randomUUID());
  const queryKey = ['admin', 'item', kind, itemId, form];
  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<OpenedItem> => {
      const [item, drafts] = await Promise.all([get(kind, itemId), openDrafts({ kind, itemId })]);
      if (isStored || item.success) return { item: unwrap(item), drafts };
      return { item: undefined, drafts };
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
      (opened) => opened && { item, drafts: { ...opened.drafts, mine: null } },
    );
  return { query, replace };
}
