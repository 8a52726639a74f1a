import { queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import { unwrap } from '../../lib/http/result';
import { changesOf, lastChanges } from '../../services/history/auditEntries';
import { versionsOf } from '../../services/history/versions';

/** What was done last. */
export const changes = (limit: number) =>
  queryOptions({
    queryKey: ['admin', 'changes', 'last', limit],
    queryFn: queryFnOf((signal) => lastChanges(limit, signal)),
    staleTime: 0,
  });

/** What was done with one article or notice, and which of its saves have a version. */
export const historyOf = (item: string) =>
  queryOptions({
    queryKey: ['admin', 'changes', 'of', item],
    queryFn: async ({ signal }) => {
      const [entries, versions] = await Promise.all([
        changesOf(item, signal),
        versionsOf(item, signal),
      ]);
      return { entries: unwrap(entries), versions: unwrap(versions) };
    },
    staleTime: 0,
  });
