import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import { listPeople } from '../../services/people/people';

/** Milliseconds for which names are not requested again. */
const STALE_AFTER = 60_000;

export const peopleQuery = queryOptions({
  queryKey: ['admin', 'people'],
  queryFn: queryFnOf((signal) => listPeople(signal)),
  staleTime: STALE_AFTER,
});

export const usePeople = () => useQuery(peopleQuery);
