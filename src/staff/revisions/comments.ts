import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LocalKey } from '../../content/stored';
import { keysOf } from '../../lib/browser/storage';
import { queryClient } from '../../lib/http/queryClient';
import { queryFnOf } from '../../lib/http/queryFn';
import { type Comment, latestComments } from '../data/history/comments';

/** Milliseconds. */
const REFETCH_AFTER = 60_000;

/** Query of the comments on all items. */
export const commentsQuery = queryOptions({
  queryKey: ['admin', 'comments'],
  queryFn: queryFnOf(latestComments),
  // Because a colleague may comment while the form is open.
  refetchInterval: REFETCH_AFTER,
});

/** Returns the comments on an item, the oldest first; none while loading and after a failure. */
export const useComments = (itemId: string): Comment[] =>
  (useQuery(commentsQuery).data ?? []).filter((comment) => comment.itemId === itemId);

const openOf = (comments: Comment[]): Comment[] =>
  comments.filter(({ answers, settled }) => !answers && !settled);

/** Returns the comments on an item after which something is left to do. */
export const useOpenComments = (itemId: string): Comment[] => openOf(useComments(itemId));

/** Returns the key of local storage under which a comment on a field, or a reply, is kept until it is sent. */
export const noteKey = (itemId: string, field: string, answers: string | null): LocalKey =>
  `embassy-note:${answers ?? `${itemId}:${field}`}`;

/** Returns the keys of the comments on an item, and of the replies to open ones, that are typed and not sent. */
export const unsentKeys = (itemId: string, open: Comment[]): LocalKey[] =>
  keysOf('embassy-note:').filter(
    (key) =>
      key.startsWith(noteKey(itemId, '', null)) ||
      open.some(({ id }) => key === noteKey(itemId, '', id)),
  );

/** Returns the ids of the open comments on an item, and the {@link unsentKeys}; open ones as far as they can be fetched. */
export async function commentsLeft(itemId: string) {
  // Fresh in an open form, which refetches them as often; never rejects.
  await queryClient.prefetchQuery({ ...commentsQuery, staleTime: REFETCH_AFTER });
  const comments = queryClient.getQueryData(commentsQuery.queryKey) ?? [];
  const open = openOf(comments.filter((comment) => comment.itemId === itemId));
  return { open: open.map(({ id }) => id), unsent: unsentKeys(itemId, open) };
}
