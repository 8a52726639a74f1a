import { queryOptions, useQuery } from '@tanstack/react-query';
import { rememberedUser } from '../api/auth/rememberedSession';
import { type Draft, draftsOf, isOwn } from '../api/drafts';
import { unsentDrafts } from '../drafts/inBrowser';
import { draftList } from '../drafts/useDrafts';

/**
 * Query of the drafts of facts with their values. Never fails: without a response forms open with what the browser has. Refetched
 * with the list of all drafts.
 */
const factDrafts = queryOptions({
  queryKey: [...draftList.queryKey, 'facts'],
  queryFn: async () => {
    const drafts = await draftsOf({ kind: 'facts' });
    return drafts.success ? drafts.data : [];
  },
  staleTime: 0,
  // Because a colleague may hand over or answer while the page is open.
  refetchInterval: 60_000,
});

/** Returns the drafts of facts, newest first; undefined until they are fetched for this page, because its forms open with them. */
export function useFactDrafts(): Draft[] | undefined {
  const { data, isFetchedAfterMount } = useQuery(factDrafts);
  return isFetchedAfterMount ? data : undefined;
}

/** Returns the keys of the facts of which the signed-in person has typed something and not handed it over. */
export function typedFacts(drafts: Draft[]): string[] {
  const open = drafts.filter((draft) => isOwn(draft) && draft.state === 'open');
  const unsent = unsentDrafts(rememberedUser() ?? '').filter(
    ({ kind, values }) => kind === 'facts' && Object.keys(values).length > 0,
  );
  return [...new Set([...open, ...unsent].map(({ itemId }) => itemId))];
}
