import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LocalKey } from '../../content/stored';
import { keysOf } from '../../lib/browser/storage';
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

/** Returns the key of local storage under which a comment on a field, or a reply, is kept until it is sent. */
export const noteKey = (itemId: string, field: string, answers: string | null): LocalKey =>
  `embassy-note:${answers ?? `${itemId}:${field}`}`;

/** Ids of the comments on an item that are open, and keys of those, and of replies to open ones, that are typed and not sent. */
export interface CommentsLeft {
  open: string[];
  unsent: string[];
}

/** Returns a function that returns what is left to do with the comments on an item. */
export function useCommentsLeft(itemId: string): () => CommentsLeft {
  const open = useComments(itemId)
    .filter(isOpenComment)
    .map(({ id }) => id);
  return () => {
    const replies = open.map((id) => noteKey(itemId, '', id));
    const unsent = keysOf('embassy-note:').filter(
      (key) => key.startsWith(noteKey(itemId, '', null)) || replies.includes(key),
    );
    return { open, unsent };
  };
}
