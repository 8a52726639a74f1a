import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { checkedFacts, type FactKind, kindOfFact } from '../../lib/facts/checkFact';
import { setChangedFacts } from '../../lib/facts/currentFacts';
import type { FactRow } from '../../lib/facts/facts';
import { queryClient } from '../../lib/http/queryClient';
import { unwrap } from '../../lib/http/result';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { useNotify } from '../../ui/feedback/NotificationProvider';
import { useCan } from '../auth/session/useStaffMember';
import { listFacts, type StoredFact, saveFact, withdrawProposal } from '../data/facts';
import { UndoButton } from '../items/UndoButton';
import { useAction } from '../items/useAction';
import { valueText } from './factTexts';

export interface StaffFact {
  key: string;
  kind: FactKind;
  label: string;
  /** Value in content/facts.ts; undefined for what is not there. */
  builtIn?: unknown;
  /** Value that visitors see; undefined for none. */
  current?: unknown;
  published?: StoredFact | undefined;
  draft?: StoredFact | undefined;
  pages: string[];
  /** Translation keys of the texts that name it, the shortest first. */
  texts: string[];
}

export const FACTS_PAGE = '/admin/facts';

/** Returns the published ones of the stored facts as rows of the public site. */
export const rowsInForce = (facts: StoredFact[] = []): FactRow[] =>
  facts
    .filter(({ status }) => status === 'published')
    .map(({ key, value, updatedAt }) => ({ key, value, at: updatedAt.toISOString() }));

/** Query of the stored values and proposals. Also puts those in force into the store that all pages of this tab read. */
export const factsQuery = queryOptions({
  queryKey: ['admin', 'facts'],
  queryFn: async ({ signal }) => {
    const facts = unwrap(await listFacts(signal));
    setChangedFacts(checkedFacts(rowsInForce(facts)));
    return facts;
  },
  staleTime: 0,
});

/** What a change needs to know of a fact. */
type Changed = Pick<StaffFact, 'key' | 'label' | 'builtIn'>;

const refetch = () =>
  Promise.all(
    [factsQuery.queryKey, ['admin', 'changes']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/**
 * Returns functions that save, propose or withdraw a value and report it. An admin's saves are in force, with an “Undo”; a
 * writer's wait for an admin (`publishes`). `revisionOf` reads the query cache: null for a fact that is not stored.
 */
export function useFactChanges() {
  const { t } = useTranslation('facts');
  const notify = useNotify();
  const { pathname } = useLocation();
  const act = useAction(pathname);
  const publishes = useCan()('publish');
  const language = useLanguage();
  const status = publishes ? ('published' as const) : ('draft' as const);

  const revisionOf = (key: string): number | null =>
    queryClient
      .getQueryData(factsQuery.queryKey)
      ?.find((row) => row.key === key && row.status === status)?.revision ?? null;

  const saved = ({ label }: Changed) => t(publishes ? 'saved' : 'proposed', { label });
  const undone = ({ key, label, builtIn }: Changed, value: unknown) => {
    const is = value ?? builtIn;
    if (is === undefined) return t('undone.nothing', { label });
    const isText = ['answer', 'closedDay'].includes(kindOfFact(key) ?? '');
    return isText
      ? t('undone.text', { label })
      : t('undone.value', { label, value: valueText(key, is, language) });
  };
  const message = (text: string, fact: Changed, before: unknown) => (
    <>
      <p>{text}</p>
      {publishes && before !== undefined && (
        <UndoButton takesLostFocus title={fact.label} onUndo={() => undo(fact, before)} />
      )}
    </>
  );
  const save = (text: string, fact: Changed, value: unknown, before?: unknown) =>
    act({
      title: fact.label,
      request: () => saveFact({ key: fact.key, status, value }, revisionOf(fact.key)),
      message: () => message(text, fact, before),
      refetch,
    });

  /**
   * Saves a value and reports the result.
   * @param before the stored value to which “Undo” returns; undefined for no such button
   */
  const set = (fact: Changed, value: unknown, before?: unknown) =>
    save(saved(fact), fact, value, before);

  /** Saves an earlier value, as {@link set}, and says which one it is. */
  const undo = (fact: Changed, value: unknown, before?: unknown) =>
    save(undone(fact, value), fact, value, before);

  return {
    publishes,
    status,
    revisionOf,
    refetch,
    set,
    undo,
    report: (text: ReactNode) => notify(pathname, text),
    announce: (fact: StaffFact) =>
      notify(pathname, message(saved(fact), fact, fact.published?.value ?? null)),
    withdraw: ({ key, label }: StaffFact) =>
      act({
        title: label,
        request: () => withdrawProposal(key),
        message: () => <p>{t('withdrawn', { label })}</p>,
        refetch,
      }),
  };
}
