import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { DaysToAsk } from '../../features/contacts/openingHours';
import type { Day } from '../../lib/dates/calendarDay';
import { setChangedFacts } from '../../lib/facts/currentFacts';
import { checkedFacts, type FactKind, kindOfFact } from '../../lib/facts/factSchemas';
import type { FactRow } from '../../lib/facts/facts';
import { isNote } from '../../lib/facts/pageFacts';
import type { Slot } from '../../lib/facts/wordSchemas';
import { queryClient } from '../../lib/http/queryClient';
import { unwrap } from '../../lib/http/result';
import { textAt } from '../../lib/i18n/dynamicKey';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { useCan } from '../auth/session/useStaffMember';
import { listFacts, type StoredFact, saveFacts, withdrawProposals } from '../data/facts';
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
  /** Note for readers that a writer has proposed with a change of it. */
  toldDraft?: StoredFact | undefined;
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

/** Returns the key of the note for readers on the change of a fact on a day; the database limits its length. */
export const noteKey = (key: string, day: Day): string =>
  `changes.${day}.${key.replace(/[^A-Za-z0-9]+/g, '-')}`.slice(0, 80);

/** Returns the notes for readers on the changes of a fact, the latest last, also those that were taken back. */
export const notesOn = (key: string, stored: StoredFact[] = []): StoredFact[] =>
  stored.filter((row) => isNote(row.key) && row.key === noteKey(key, row.key.split('.')[1] ?? ''));

/** Returns the latest note in force on the change of a fact, without its text, because a value that is taken back has none. */
function noteTakenBack(key: string) {
  const note = notesOn(key, queryClient.getQueryData(factsQuery.queryKey)).findLast(
    ({ status, value }) => status === 'published' && value !== null,
  );
  return note && { key: note.key, value: null };
}

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
  /** Takes no note back with the value, and offers to redo it. */
  isUndo?: boolean;
  inForm?: boolean;
  /** Note for readers that is saved and undone with it. */
  told?: Pick<StoredFact, 'key' | 'value'> | undefined;
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
    const isText = ['answer', 'closedDay', 'change', 'words'].includes(kindOfFact(key) ?? '');
    if (is === undefined && !slot)
      return textAt(t, 'asBefore.nothing', { label, context: key.split('.')[0] });
    return isText && !isBuiltInText
      ? t('asBefore.text', { label })
      : t('asBefore.value', { label, value: valueText(key, is ?? null, language) });
  };

  const textOfSave = ({ key, label }: Named) =>
    textAt(t, publishes ? 'saved' : 'proposed', { label, context: key.split('.')[0] });

  /** Saves or proposes a value, null for the built-in one: the one way in which a value of any kind is saved. */
  const save = (fact: Named, value: unknown, options: SaveOptions = {}) => {
    const { key, label, slot } = fact;
    const { base, was = slot?.builtIn, isUndo, inForm } = options;
    const told = options.told ?? (value === null && !isUndo ? noteTakenBack(key) : undefined);
    const before = stored(key, 'published');
    const toldBefore = told && {
      key: told.key,
      value: stored(told.key, 'published')?.value ?? null,
    };
    const isReturn = isUndo || (publishes && value === null);
    const text = isReturn ? textOfReturn(fact, value) : textOfSave(fact);
    return act({
      title: label,
      request: async () => {
        const known = (of: string) => latest(of)?.revision ?? null;
        const change = { key, status, value, was, base: base === undefined ? known(key) : base };
        // A text that is as built again before anybody has saved it.
        const isUnchanged = inForm && slot && value === null && change.base === null;
        const result = await saveFacts([
          ...(isUnchanged ? [] : [change]),
          ...(told ? [{ ...told, status, base: known(told.key) }] : []),
        ]);
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
                  told: toldBefore,
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
    sendBack: ({ label }: Named, drafts: StoredFact[], note: string) =>
      act({
        title: label,
        request: () => saveFacts(drafts.map((one) => ({ ...one, note, base: one.revision }))),
        message: () => <p>{t('proposals.answered', { label })}</p>,
        refetch,
        inForm: true,
      }),
    withdraw: ({ label }: Named, drafts: StoredFact[]) =>
      act({
        title: label,
        request: () => withdrawProposals(drafts.map(({ key }) => key)),
        message: () => <p>{t('withdrawn', { label })}</p>,
        refetch,
      }),
  };
}
