import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toQueryFn } from '../../lib/http/queryFn';
import { listPeople } from '../api/people';

/** Milliseconds for which names are not requested again. */
const STALE_AFTER = 60_000;

export const peopleQuery = queryOptions({
  queryKey: ['admin', 'people'],
  queryFn: toQueryFn((signal) => listPeople(signal)),
  staleTime: STALE_AFTER,
});

export const usePeople = () => useQuery(peopleQuery);

/**
 * Returns a function from an account, as the history names it, to its full name; “a colleague” for
 * null. Until the people are loaded, and for unknown accounts, it returns its argument.
 */
export function usePersonName(): (account: string | null | undefined) => string {
  const { t } = useTranslation('admin');
  const { data: people = [] } = usePeople();
  const knownName = (account: string) => people.find(({ email }) => email === account)?.name;
  return (account) => (account ? (knownName(account) ?? account) : t('autosave.unnamed'));
}
