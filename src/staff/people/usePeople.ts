import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import { listPeople } from '../data/people';

/** Milliseconds for which names are not requested again. */
const STALE_AFTER = 60_000;

export const peopleQuery = queryOptions({
  queryKey: ['admin', 'people'],
  queryFn: queryFnOf((signal) => listPeople(signal)),
  staleTime: STALE_AFTER,
});

export const usePeople = () => useQuery(peopleQuery);

/**
 * Returns a function from the e-mail address or phone number by which audit and bin name an account to the person's full name; it
 * returns its argument until the people are loaded, and for unknown people.
 */
export function usePersonName(): (account: string) => string {
  const { data: people = [] } = usePeople();
  return (account) => people.find(({ email }) => email === account)?.name ?? account;
}
