import { queryOptions, useQuery } from '@tanstack/react-query';
import { rememberedUser } from '../api/auth/rememberedSession';
import { type Draft, fetchDrafts, isOwn } from '../api/drafts';
import { unsentDrafts } from '../drafts/inBrowser';
import { draftList } from '../drafts/useDrafts';

/**
 * Query of the drafts of facts with their values. Never fails, because forms can open with what the
 * browser has. Refetched with the list of all drafts.
 */
const factDrafts = queryOptions({
  queryKey: [...draftList.queryKey, 'facts'],
  queryFn: async () => {
    const drafts = await fetchDrafts({ kind: 'facts' });
    return drafts.success ? drafts.data : [];
  },
  staleTime: 0,
  // Because a colleague may hand over or answer while the page is open.
  refetchInterval: 60_000,
});

/** Returns drafts, newest first; undefined until fetched for this page, whose forms need them. */
export function useFactDrafts(): Draft[] | undefined {
  const { data, isFetchedAfterMount } = useQuery(factDrafts);
  return isFetchedAfterMount ? data : undefined;
}

/** Returns the keys of the facts for which the person has typed and not handed over something. */
export function typedFacts(drafts: Draft[]): string[] {
  const open = drafts.filter((draft) => isOwn(draft) && draft.state === 'open');
  const unsent = unsentDrafts(rememberedUser() ?? '').filter(
    ({ kind, values }) => kind === 'facts' && Object.keys(values).length > 0,
  );
  return [...new Set([...open, ...unsent].map(({ itemId }) => itemId))];
}
