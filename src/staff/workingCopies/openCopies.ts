import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../lib/http/queryClient';
import { stableText } from '../../lib/text/stableText';
import { rememberedUser } from '../data/auth/rememberedSession';
import type { FileValue } from '../kinds/files';
import type { Kind } from '../kinds/kinds';
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

export const noCopies: OpenedCopies = { mine: null, others: [], selected: new Map() };

/**
 * Reads the working copies of an item from the server, and what this browser has stored and not
 * sent. Never fails: without a response the form opens with what the browser has.
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

const keyOf = (itemId: string) => ['admin', 'copies', 'of', itemId];

/**
 * Fetches the working copies of an item, once for each form, because a refetch must not replace what is being edited. Undefined
 * while they are loading.
 * @param itemId UUID; of a new item the id under which the form will save it
 */
export function useCopies(itemType: Kind, itemId: string): OpenedCopies | undefined {
  // Part of the key, because the next form of the item reads the copy that this one has stored.
  const [form] = useState(() => crypto.randomUUID());
  const { data } = useQuery({
    queryKey: [...keyOf(itemId), form],
    queryFn: () => openCopies({ itemType, itemId }),
    // Also without a connection, because this browser may have a copy.
    networkMode: 'always',
    ...(newItems.has(itemId) && { initialData: noCopies }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  // The form is opened again by Back.
  useEffect(() => () => void newItems.delete(itemId), [itemId]);
  return data;
}

/** Marks a new item, because its form need not request the working copies that it cannot have. The mark is a module variable. */
export const markAsNew = (itemId: string): void => void newItems.add(itemId);

/** Makes the next form of an item open without the own working copy, which has been deleted. */
export const forgetOwnCopy = (itemId: string): void =>
  void queryClient.setQueriesData<OpenedCopies>(
    { queryKey: keyOf(itemId) },
    (copies) => copies && { ...copies, mine: null },
  );
