import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../lib/http/queryClient';
import { unwrap } from '../../lib/http/result';
import { stableText } from '../../lib/text/stableText';
import { rememberedUser } from '../data/auth/rememberedSession';
import { get } from '../data/items/items';
import type { FileValue } from '../kinds/files';
import type { Item, Kind } from '../kinds/kinds';
import {
  deleteLocalCopies,
  deleteSelected,
  localKey,
  readLocalCopies,
  readSelected,
} from './browserCopies';
import { copiesOf, type ItemRef, isOwn, type WorkingCopy } from './workingCopies';

export interface OpenedCopy extends Pick<WorkingCopy, 'content' | 'baseRevision'> {
  /** Time when it was typed or saved. */
  at: Date;
  /** The own copy on the server at the revision that `content` continues; undefined without one. */
  stored?: WorkingCopy | undefined;
  /** Id of the form that has stored it in this browser; undefined for a copy of the server. */
  form?: string;
}

export interface OpenedCopies {
  mine: OpenedCopy | null;
  /** Working copies of colleagues, newest first. */
  others: WorkingCopy[];
  selected: ReadonlyMap<string, FileValue>;
}

const noCopies: OpenedCopies = { mine: null, others: [], selected: new Map() };

/**
 * Reads the working copies of an item from the server, and what this browser has stored and not sent. Deletes what this browser
 * has of the item if the server answers and there is nothing of the person's to continue. Never fails: without a response the
 * form opens with what the browser has.
 */
async function openCopies(item: ItemRef): Promise<OpenedCopies> {
  const userId = rememberedUser();
  if (!userId) return noCopies;
  const key = localKey(userId, item.itemId);
  const copies = await copiesOf(item);
  const all = copies.success ? copies.data : [];
  const others = all.filter((copy) => !isOwn(copy));
  const stored = all.find(isOwn);
  const typed = readLocalCopies(key).find(({ sent }) => !sent || !copies.success);
  let mine: OpenedCopy | null = stored ? { ...stored, at: stored.savedAt, stored } : null;
  if (typed && stableText(typed.content) !== stableText(stored?.content)) {
    const { content, baseRevision, form, revision } = typed;
    // Where another device has saved since, the first save of the form fails with `conflict`.
    const continued = stored && { ...stored, revision };
    mine = { content, baseRevision, form, at: new Date(typed.at), stored: continued };
  }
  if (mine) return { mine, others, selected: await readSelected(key) };
  if (copies.success) {
    deleteLocalCopies(key);
    void deleteSelected(key);
  }
  return { ...noCopies, others };
}

/** Ids of new items whose forms have not been opened yet. */
const newItems = new Set<string>();

/** Marks a new item, because its form need not request what it cannot have. The mark is a module variable. */
export const markAsNew = (itemId: string): void => void newItems.add(itemId);

/** What the form of an item opens with: the stored item, undefined for a new one, and its working copies. */
interface OpenedItem {
  item: Item | undefined;
  copies: OpenedCopies;
}

export const newItem: OpenedItem = { item: undefined, copies: noCopies };

/**
 * Fetches an item and its working copies, once for each form, because a refetch must not replace what is being edited. Fails as
 * `get` in data/items does if the item should be stored.
 * @param itemId UUID; of a new item the id under which the form will save it
 * @returns the query, and a function that makes the form open with another version of the item, without the own working copy
 */
export function useOpenedItem(kind: Kind, itemId: string, { isStored }: { isStored: boolean }) {
  // Part of the key, because the next form of the item reads the copy that this one has stored.
  const [form] = useState(() => crypto.randomUUID());
  const queryKey = ['admin', 'item', kind, itemId, form];
  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<OpenedItem> => {
      const [item, copies] = await Promise.all([
        get(kind, itemId),
        openCopies({ itemType: kind, itemId }),
      ]);
      return { item: isStored || item.success ? unwrap(item) : undefined, copies };
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
      (opened) => opened && { item, copies: { ...opened.copies, mine: null } },
    );
  return { query, replace };
}
