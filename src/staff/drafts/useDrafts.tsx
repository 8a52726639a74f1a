import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { queryClient } from '../../lib/http/queryClient';
import { unwrap } from '../../lib/http/result';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { useCan } from '../account/session/useStaffMember';
import { rememberedUser } from '../api/auth/rememberedSession';
import {
  type DraftSummary,
  isOwn,
  type ListedDraft,
  latestDrafts,
  saveDraft,
  takeBack,
} from '../api/drafts';
import { useAction } from '../items/useAction';
import { usePersonName } from '../parts/usePersonName';
import { localKey, storeUnsent, unsentDrafts } from './inBrowser';

/** Query of the latest drafts. First sends what this browser has stored without a connection. */
export const draftsQuery = queryOptions({
  queryKey: ['admin', 'drafts'],
  queryFn: async ({ signal }) => {
    await sendUnsent();
    return unwrap(await latestDrafts(signal));
  },
  staleTime: 0,
  // Because a colleague may hand over or answer while the page is open.
  refetchInterval: 60_000,
});

/** Milliseconds after which no open form stores a text any more. */
const CLOSED_AFTER = 60_000;

/**
 * Sends the texts that only this browser has. A text of the last minute stays in the browser,
 * because its form may be open, and so does a text that cannot be sent.
 */
async function sendUnsent(): Promise<void> {
  const userId = rememberedUser();
  if (!userId) return;
  for (const text of unsentDrafts(userId)) {
    if (text.at > Date.now() - CLOSED_AFTER) continue;
    if ((await saveDraft(text, text.revision)).success) {
      storeUnsent(localKey(userId, text.itemId), null);
    }
  }
}

/**
 * Returns the drafts of items that wait for a review or have an answer (`returned`, `published`),
 * by the time of the handover, the oldest first. Leaves out items in the bin. Empty while loading
 * and after a failure.
 */
export function useHandovers(): ListedDraft[] {
  const { data = [] } = useQuery(draftsQuery);
  const at = ({ handedOverAt }: ListedDraft) => handedOverAt?.getTime() ?? 0;
  return data
    .filter(({ state, item }) => state !== 'open' && item)
    .sort((one, other) => at(one) - at(other));
}

/**
 * Returns the drafts of what is not stored: of new items, and of items in the bin, that the person
 * may write; and the person's own drafts of facts. The person's drafts come before colleagues'
 * drafts. Empty while loading and after a failure.
 */
export function useStartedDrafts(): DraftSummary[] {
  const can = useCan();
  const { data = [] } = useQuery(draftsQuery);
  const started = data.filter((draft) =>
    draft.kind === 'facts'
      ? draft.state === 'open' && isOwn(draft)
      : // What was published is a message about an item.
        !draft.item && draft.state !== 'published' && can('write', draft.kind),
  );
  return [...started.filter(isOwn), ...started.filter((one) => !isOwn(one))];
}

/** Refetches every mounted query of drafts; the others once they are used again. */
export const refetchDrafts = () =>
  queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });

/**
 * Returns a function that takes back what the signed-in person has handed over, or removes an
 * answer from their list, and refetches the drafts. A success shows nothing.
 * @param path of the page that shows a failure, with the title
 */
export function useTakeBack(path: string) {
  const act = useAction(path);
  return ({ id }: Pick<DraftSummary, 'id'>, title: string): void =>
    void act({ title, request: () => takeBack({ id }), refetch: refetchDrafts });
}

/**
 * States the review's state, date and reviewer for the person's own handover, and the note on it.
 */
export function HandoverNote({ handover }: { handover: DraftSummary }) {
  const { state, reviewerName, handedOverAt } = handover;
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const personName = usePersonName();
  const name = personName(reviewerName);
  const date = handedOverAt ? formatDateTime(handedOverAt, language) : '';
  return (
    <span>
      {state !== 'open' && t(`handover.own.${state}`, { name, date })}
      <NoteText handover={handover} />
    </span>
  );
}

/** Renders the note of the author, or of the reviewer; nothing without one. */
export function NoteText({ handover: { note } }: { handover: Pick<DraftSummary, 'note'> }) {
  const { t } = useTranslation('admin');
  return note && <strong> {t('handover.note', { note })}</strong>;
}
