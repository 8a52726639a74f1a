import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import { type Comment, latestComments } from '../data/history/comments';

/** Query of the comments on all items. */
export const commentsQuery = queryOptions({
  queryKey: ['admin', 'comments'],
  queryFn: queryFnOf(latestComments),
  // Because a colleague may comment while the form is open.
  refetchInterval: 60_000,
});

/** Returns the comments on an item, the oldest first; none while loading and after a failure. */
export const useComments = (itemId: string): Comment[] =>
  (useQuery(commentsQuery).data ?? []).filter((comment) => comment.itemId === itemId);

/** Returns whether something is left to do after a comment. */
export const isOpenComment = ({ answers, settled }: Comment): boolean => !answers && !settled;
