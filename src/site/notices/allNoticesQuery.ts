import { queryOptions } from '@tanstack/react-query';
import { toQueryFn } from '../../lib/http/queryFn';
import { toStem } from '../../lib/text/tokenize';
import { hasStem } from '../data/news/newsSearch';
import { type AllNotices, listAll } from '../data/notices/allNotices';
import type { Notice } from '../data/notices/currentNotices';
import { untilNextEnd } from './noticesQuery';

/** Query of all notices; repeated when a notice in force ends. Fails with a ServiceError. */
export const allNotices = queryOptions<AllNotices>({
  queryKey: ['notices', 'all'],
  queryFn: toQueryFn(listAll),
  refetchInterval: ({ state }) => untilNextEnd(state.data?.current),
  refetchIntervalInBackground: true,
});

const MAX_RESULTS = 5;

/**
 * Returns at most 5 notices, in force first, with all terms in one language in any inflection.
 * @param terms normalized, as `queryTerms` returns them; an empty array has no results
 */
export function matchingNotices({ current, past }: AllNotices, terms: string[]): Notice[] {
  const stems = terms.map(toStem);
  if (stems.length === 0) return [];
  const matches = ({ title, description }: Pick<Notice, 'title' | 'description'>) =>
    stems.every((stem) => hasStem(`${title} ${description}`, stem));
  return [...current, ...past]
    .filter((one) => [one, one.translation ?? one].some(matches))
    .slice(0, MAX_RESULTS);
}
