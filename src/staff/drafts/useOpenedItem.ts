import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../lib/http/queryClient';
import { unwrap } from '../../lib/http/result';
import { rememberedUser } from '../api/auth/rememberedSession';
import { type Draft, fetchDrafts, type ItemRef, isOwn, type Snapshot } from '../api/drafts';
import { fetchItem } from '../api/items/items';
import type { Item, Kind } from '../kinds/kind';
import { localKey, readUnsent } from './inBrowser';
import { draftsQuery } from './useDrafts';

/** What the signed-in person has typed of an item. */
export interface OpenedDraft extends Snapshot {
  /** Time when it was typed or saved. */
  at: Date;
  /** What the server has, at the revision that the draft continues; undefined without any. */
  stored?: Pick<Draft, 'values' | 'savedAt' | 'revision'> | undefined;
}

/** Returns what this browser has stored of an item for the person, and not sent; else null. */
const readOwn = (itemId: string) => readUnsent(localKey(rememberedUser() ?? '', itemId));

/**
 * Returns what the signed-in person has typed of an item or a fact: what this browser has stored
 * and not sent, else the person's draft among `drafts`; null for nothing.
 */
export function openedDraft(
  itemId: string,
  drafts: Draft[],
  unsent = readOwn(itemId),
): OpenedDraft | null {
  const stored = drafts.find(isOwn);
  if (!unsent) return stored ? { ...stored, at: stored.savedAt, stored } : null;
  // Where another device has saved since, the first save of the form fails with `conflict`.
  const continued = stored && { ...stored, revision: unsent.revision };
  return { ...unsent, at: new Date(unsent.at), stored: continued };
}

/** Query of an item's drafts, refetched each minute, because colleagues may answer meanwhile. */
export const itemDraftsQuery = (item: ItemRef) =>
  queryOptions({
    queryKey: [...draftsQuery.queryKey, item.kind, item.itemId],
    queryFn: async () => unwrap(await fetchDrafts(item)),
    staleTime: 60_000,
    refetchInterval: 60_000,
  });

/** Ids of new items whose forms have not been opened yet. */
const newItems = new Set<string>();

/** Marks an item as new until its form is left. The form then opens empty, without requests. */
export const markAsNew = (itemId: string): void => void newItems.add(itemId);

/** What the form of an item opens with. */
export interface OpenedItem {
  /** The stored item; undefined for a new one. */
  item: Item | undefined;
  /** What the signed-in person has typed of it. */
  mine: OpenedDraft | null;
  drafts: Draft[];
}

const newItem: OpenedItem = { item: undefined, mine: null, drafts: [] };

/**
 * Fetches an item and what has been typed of it, once for each form, because a refetch must not
 * replace what is being edited. Without a response about the drafts the form opens with what the
 * browser has. Leaving the form ends {@link markAsNew}.
 * @param itemId UUID; of a new item the id under which the form will save it
 * @param options isStored: whether the query fails, as {@link fetchItem} does, without the item
 * @returns `query`, and `replace`, which gives the form a newer version of the item
 */
export function useOpenedItem(kind: Kind, itemId: string, { isStored }: { isStored: boolean }) {
  // Part of the key, because the next form of the item reads what this one has stored.
  const [form] = useState(() => crypto.randomUUID());
  const queryKey = ['admin', 'item', kind, itemId, form];
  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<OpenedItem> => {
      // Before the requests, because a form that has just been left may be sending it.
      const unsent = readOwn(itemId);
      const draftsRequest = { ...itemDraftsQuery({ kind, itemId }), staleTime: 0 };
      const [item, drafts] = await Promise.all([
        fetchItem(kind, itemId),
        queryClient.fetchQuery(draftsRequest).catch(() => []),
      ]);
      const typed = { mine: openedDraft(itemId, drafts, unsent), drafts };
      return { item: isStored || item.success ? unwrap(item) : undefined, ...typed };
    },
    ...(newItems.has(itemId) && { initialData: newItem }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The form is opened again by Back.
  useEffect(() => () => void newItems.delete(itemId), [itemId]);
  const replace = (item: Item) =>
    queryClient.setQueryData<OpenedItem>(queryKey, (opened) => opened && { ...opened, item });
  return { query, replace };
}
