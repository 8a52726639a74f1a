import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { setChangedFacts } from '../../lib/facts/currentFacts';
import { checkedFacts, type FactKind, kindOfFact } from '../../lib/facts/factSchemas';
import type { FactRow } from '../../lib/facts/facts';
import type { Slot } from '../../lib/facts/wordSchemas';
import { queryClient } from '../../lib/http/queryClient';
import { unwrap } from '../../lib/http/result';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { DaysToAsk } from '../../site/contacts/openingHours';
import { useCan } from '../account/session/useStaffMember';
import { listFacts, type StoredFact, saveFacts, withdrawProposal } from '../api/facts';
import { UndoButton } from '../items/UndoButton';
import { useAction } from '../items/useAction';
import { valueText } from './factForms';
import { forgetInput } from './keptInput';

interface Named {
  key: string;
  label: string;
  /** Value in content/facts.ts; undefined for what is not there. */
  builtIn?: unknown;
  /** The text of a page that a value of the kind `words` changes. */
  slot?: Slot | undefined;
}

export interface StaffFact extends Named {
  kind: FactKind;
  /** Value that visitors see; undefined for none. */
  current?: unknown;
  published?: StoredFact | undefined;
  draft?: StoredFact | undefined;
  pages: string[];
  /** Translation keys of the texts that name it, the shortest first. */
  texts: string[];
  /** Value that the form shows of one that staff have said nothing of. */
  suggested?: unknown;
  holiday?: DaysToAsk['holiday'] | undefined;
}

/** Returns the value that the row of a fact shows: what visitors see, else what waits or what is suggested. */
export const valueShown = ({ current, draft, suggested }: StaffFact): unknown =>
  current ?? draft?.value ?? suggested;

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

const stored = (key: string, status: StoredFact['status']) =>
  queryClient
    .getQueryData(factsQuery.queryKey)
    ?.find((row) => row.key === key && row.status === status);

const refetch = () =>
  Promise.all(
    [factsQuery.queryKey, ['admin', 'changes']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

interface SaveOptions {
  /** Revision on which the change is based, null for none; by default the latest that this page knows. */
  base?: number | null;
  /** Built-in text that the value replaced when it was typed; by default that of this release. */
  was?: unknown;
  /** Offers to redo it. */
  isUndo?: boolean;
  inForm?: boolean;
}

/**
 * Returns the ways to change a fact, each of which reports what it has done. An admin's saves are in force, with an “Undo”; a
 * writer's wait for an admin (`publishes`).
 */
export function useFactChanges() {
  const { t } = useTranslation('facts');
  const { pathname } = useLocation();
  const act = useAction(pathname);
  const publishes = useCan()('publish');
  const language = useLanguage();
  const status = publishes ? ('published' as const) : ('draft' as const);
  const latest = (key: string) => stored(key, status);

  const textOfReturn = ({ key, label, builtIn, slot }: Named, value: unknown) => {
    const is = value ?? builtIn;
    const isBuiltInText = slot && value === null;
    const isText = ['answer', 'closedDay', 'words'].includes(kindOfFact(key) ?? '');
    if (is === undefined && !slot) return t('asBefore.nothing', { label });
    return isText && !isBuiltInText
      ? t('asBefore.text', { label })
      : t('asBefore.value', { label, value: valueText(key, is ?? null, language) });
  };

  /** Saves or proposes a value, null for the built-in one: the one way in which a value of any kind is saved. */
  const save = (fact: Named, value: unknown, options: SaveOptions = {}) => {
    const { key, label, slot } = fact;
    const { base, was = slot?.builtIn, isUndo, inForm } = options;
    const before = stored(key, 'published');
    const isReturn = isUndo || (publishes && value === null);
    const text = isReturn
      ? textOfReturn(fact, value)
      : t(publishes ? 'published' : 'proposed', { label });
    return act({
      title: label,
      request: async () => {
        const known = latest(key)?.revision ?? null;
        const change = { key, status, value, was, base: base === undefined ? known : base };
        // A text that is as built again before anybody has saved it.
        const isUnchanged = inForm && slot && value === null && change.base === null;
        const result = await saveFacts(isUnchanged ? [] : [change]);
        // Before the lists are refetched, in which a new row would open with it.
        if (result.success && inForm) forgetInput(key);
        return result;
      },
      message: () => (
        <>
          <p>{text}</p>
          {publishes && (
            <UndoButton
              takesLostFocus
              title={label}
              isRedo={isUndo}
              onUndo={() =>
                save(fact, before?.value ?? null, {
                  was: before?.was,
                  isUndo: !isUndo,
                })
              }
            />
          )}
        </>
      ),
      refetch,
      inForm: inForm === true,
    });
  };

  return {
    publishes,
    latest,
    save,
    /** Sends a proposal back to its author with the reason. */
    sendBack: ({ label }: Named, draft: StoredFact, note: string) =>
      act({
        title: label,
        request: () => saveFacts([{ ...draft, note, base: draft.revision }]),
        message: () => <p>{t('proposals.answered', { label })}</p>,
        refetch,
        inForm: true,
      }),
    withdraw: ({ key, label }: Named) =>
      act({
        title: label,
        request: () => withdrawProposal(key),
        message: () => <p>{t('withdrawn', { label })}</p>,
        refetch,
      }),
  };
}
