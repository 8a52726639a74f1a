import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../lib/http/queryClient';
import type { Kind } from '../kinds/kinds';
import { noCopies, type OpenedCopies, openCopies } from './openCopies';

/** Ids of new items whose forms have not been opened yet. */
const newItems = new Set<string>();

const keyOf = (itemId: string) => ['admin', 'copies', 'of', itemId];

/**
 * The working copies of an item; undefined while they are loading. Fetched once for each form,
 * because a refetch must not replace what is being edited.
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

/** A new item has no working copy, so that its form need not request any. */
export const markAsNew = (itemId: string): void => void newItems.add(itemId);

/** Makes the next form of an item open without the own working copy, which has been deleted. */
export const forgetOwnCopy = (itemId: string): void =>
  void queryClient.setQueriesData<OpenedCopies>(
    { queryKey: keyOf(itemId) },
    (copies) => copies && { ...copies, mine: null },
  );
