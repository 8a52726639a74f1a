import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { unwrap } from '../../../lib/http/result';
import { useCan } from '../../auth/session/useStaffMember';
import { versionBefore } from '../../data/history/versions';
import type { Item } from '../../kinds/kinds';
import { toValues } from '../../kinds/values';
import type { WorkingCopy } from '../../workingCopies/workingCopies';
import { useItemForm } from '../form/ItemFormProvider';
import { useHandoversOfItem } from './HandoverBar';

/** Returns the working copy of a colleague that waits for the signed-in admin, the first of several; undefined without one. */
export function useHandedOver(): WorkingCopy | undefined {
  const { item, autosave } = useItemForm();
  const mayReview = useCan()('review');
  const waiting = useHandoversOfItem().filter(({ state }) => state === 'waiting');
  if (!mayReview || !item) return undefined;
  return autosave.start.others.find((copy) =>
    waiting.some(({ authorId }) => authorId === copy.authorId),
  );
}

/** Returns the values of the item at the time when a working copy of it was begun; undefined while they are loading. */
export function useCopyBase(copy: WorkingCopy | undefined) {
  const { kind, item, autosave } = useItemForm();
  const { data } = useQuery({
    queryKey: ['admin', 'copies', 'base', item?.id, item?.revision, copy?.baseRevision],
    queryFn: async () => {
      if (!item || !copy) return null;
      const saves = copy.baseRevision === null ? 0 : item.revision - copy.baseRevision;
      const version = saves > 0 && unwrap(await versionBefore(kind, item.id, saves));
      return version ? toValues(kind, version as Item) : autosave.start.stored.values;
    },
    enabled: copy !== undefined && item !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}

/**
 * Returns a function that takes the changes of a colleague's working copy into the form and publishes it, which ends the
 * handover.
 */
export function usePublishCopy(copy: WorkingCopy | undefined): () => void {
  const { autosave, save } = useItemForm();
  const base = useCopyBase(copy);
  const [isRequested, setIsRequested] = useState(false);
  const isAdopted = copy !== undefined && autosave.hasAdopted(copy);
  const run = useEffectEvent(() => {
    if (!copy) return;
    if (!isAdopted) {
      if (base) autosave.fill(autosave.mergedWith(copy, base), 'adopted', copy.savedAt);
      return;
    }
    setIsRequested(false);
    void save('publishChanges');
  });
  // After the render in which the form contains the changes, because the save ends the copies that the form then names.
  useEffect(() => {
    if (isRequested && (isAdopted || base)) run();
  }, [isRequested, isAdopted, base]);
  return () => setIsRequested(true);
}
