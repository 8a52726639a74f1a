import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../lib/http/queryClient';
import { queryFnOf } from '../../lib/http/queryFn';
import { type Handover, handovers, takeBack } from '../data/workingCopies/handovers';
import { useAction } from './useAction';

const handoverList = queryOptions({
  queryKey: ['admin', 'handovers'],
  queryFn: queryFnOf((signal) => handovers(signal)),
  staleTime: 0,
});

/** What waits for review or was answered, the oldest first; empty while loading and after a failure. */
export const useHandovers = (): Handover[] => useQuery(handoverList).data ?? [];

/**
 * Takes back what the signed-in person has handed over, or removes an answer from their list.
 * @param path of the page that shows a failure
 */
export function useTakeBack(path: string): (handover: Pick<Handover, 'id'>, title: string) => void {
  const act = useAction(path);
  return ({ id }, title) =>
    void act({
      title,
      request: () => takeBack({ id }),
      refetch: () => queryClient.invalidateQueries({ queryKey: handoverList.queryKey }),
    });
}
