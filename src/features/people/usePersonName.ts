import { usePeople } from './usePeople';

/**
 * Returns a function from the e-mail address or phone number by which audit and bin name an account to the full name
 * of the person. It returns its argument where the person has no name or is unknown, and until the people are loaded.
 */
export function usePersonName(): (account: string) => string {
  const { data: people = [] } = usePeople();
  return (account) => people.find(({ email }) => email === account)?.name ?? account;
}
