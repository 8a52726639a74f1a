import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import { listPeople } from '../../services/people/people';

/** Milliseconds for which names are not requested again. */
const STALE_AFTER = 60_000;

/** The query of the people of the staff (decision 0039); a failure is a ServiceError. */
export const peopleQuery = queryOptions({
  queryKey: ['admin', 'people'],
  queryFn: queryFnOf((signal) => listPeople(signal)),
  staleTime: STALE_AFTER,
});

/** Returns the query of the people of the staff; all components share one request. */
export const usePeople = () => useQuery(peopleQuery);
