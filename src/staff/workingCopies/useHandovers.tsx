import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/dates/moscowTime';
import { queryClient } from '../../lib/http/queryClient';
import { queryFnOf } from '../../lib/http/queryFn';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { useAction } from '../items/useAction';
import { usePersonName } from '../people/usePeople';
import { type Handover, handovers, takeBack } from './handovers';

const handoverList = queryOptions({
  queryKey: ['admin', 'handovers'],
  queryFn: queryFnOf((signal) => handovers(signal)),
  staleTime: 0,
  // Because a colleague may hand over or answer while the page is open.
  refetchInterval: 60_000,
});

/** Returns the handovers that wait for review or were answered, the oldest first; empty while loading and after a failure. */
export const useHandovers = (): Handover[] => useQuery(handoverList).data ?? [];

/**
 * Returns a function that takes back what the signed-in person has handed over, or removes an answer from their list.
 * @param path of the page that shows a failure
 */
export function useTakeBack(path: string): (handover: Pick<Handover, 'id'>, title: string) => void {
  const act = useAction(path);
  return ({ id }, title) =>
    void act({
      title,
      request: () => takeBack({ id }),
      refetch: () => queryClient.invalidateQueries({ queryKey: handoverList.queryKey }),
    });
}

/** Says where something that the signed-in person has handed over stands, with the note of the reviewer. */
export function HandoverNote({ handover }: { handover: Handover }) {
  const { state, note, reviewerName, at } = handover;
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const personName = usePersonName();
  const name = reviewerName ? personName(reviewerName) : t('autosave.unnamed');
  return (
    <span>
      {t(`handover.own.${state}`, { name, date: formatDateTime(at, language) })}
      {note && <strong> {t('handover.note', { note })}</strong>}
    </span>
  );
}
