import { usePeople } from './usePeople';

/**
 * Resolves the e-mail address or phone number by which audit and bin name an account to the
 * person's full name; returns its argument until the people are loaded, and for unknown people.
 */
export function usePersonName(): (account: string) => string {
  const { data: people = [] } = usePeople();
  return (account) => people.find(({ email }) => email === account)?.name ?? account;
}
