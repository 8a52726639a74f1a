import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { DeletionWork, PendingDeletion } from './deletions';

/**
 * Deletions that can be undone for a while. Each is carried out when its time is over, or before the
 * reader goes to another page; one that fails brings its item back. Closing the browser deletes
 * nothing.
 */
export function useDeletions<Outcome>(work: DeletionWork<Outcome>) {
  const [pending, setPending] = useState<PendingDeletion[]>([]);
  /** What has begun cannot be undone, nor begun twice. */
  const begun = useRef(new Map<string, Promise<boolean>>());

  const forget = (id: string) => setPending((all) => all.filter(({ row }) => row.id !== id));
  const setPhase = (id: string, phase: PendingDeletion['phase']) =>
    setPending((all) => all.map((one) => (one.row.id === id ? { ...one, phase } : one)));

  const carryOut = async (deletion: PendingDeletion): Promise<boolean> => {
    const { kind, row } = deletion;
    setPhase(row.id, 'deleting');
    let result = await work.remove(kind, row.id);
    while (!result.success && (await work.cure(result.code))) {
      result = await work.remove(kind, row.id);
    }
    begun.current.delete(row.id);
    // Somebody else was quicker: it is gone, which is what was wanted.
    if (!result.success && result.code !== 'notFound') {
      forget(row.id);
      work.onFailed(deletion, result);
      void work.refresh(kind);
      return false;
    }
    setPhase(row.id, 'gone');
    work.onDeleted(deletion, result.success ? result.data : null);
    // The line stays hidden until the list no longer has it.
    void work.refresh(kind).then(() => forget(row.id));
    return true;
  };
  const finish = (deletion: PendingDeletion): Promise<boolean> => {
    const { id } = deletion.row;
    const running = begun.current.get(id) ?? carryOut(deletion);
    begun.current.set(id, running);
    return running;
  };

  useBeforeLeaving(
    pending.some(({ phase }) => phase !== 'gone'),
    async () => {
      const all = await Promise.all(pending.filter(({ phase }) => phase !== 'gone').map(finish));
      return !all.includes(false);
    },
  );

  return {
    pending,
    add: (deletion: Omit<PendingDeletion, 'phase'>) =>
      setPending((all) => [...all, { ...deletion, phase: 'waiting' }]),
    finish,
    /** Whether it was still possible. */
    undo: ({ row }: PendingDeletion): boolean => {
      if (begun.current.has(row.id)) return false;
      forget(row.id);
      return true;
    },
  };
}

/** Does something before the page is left for another one; stays where it did not succeed. */
function useBeforeLeaving(needed: boolean, settle: () => Promise<boolean>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      needed && currentLocation.pathname !== nextLocation.pathname,
  );
  const onBlocked = useEffectEvent(async () => {
    const settled = await settle();
    if (settled) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void onBlocked();
  }, [blocker.state]);
}
