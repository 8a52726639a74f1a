import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { setChangedFacts } from '../../lib/facts/currentFacts';
import { checkedFacts, type FactKind, kindOfFact } from '../../lib/facts/factSchemas';
import type { FactRow } from '../../lib/facts/facts';
import type { Slot } from '../../lib/facts/wordSchemas';
import { queryClient } from '../../lib/http/queryClient';
import { type Result, succeed, unwrap } from '../../lib/http/result';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { DaysToAsk } from '../../site/contacts/openingHours';
import { useCan } from '../account/session/useStaffMember';
import {
  type Draft,
  endTaken,
  handOver,
  isOwn,
  type SavedDraft,
  saveDraft,
  type TakenDraft,
} from '../api/drafts';
import { listFacts, type StoredFact, saveFact } from '../api/storedFacts';
import { draftList } from '../drafts/useDrafts';
import { UndoButton } from '../items/UndoButton';
import { useAction } from '../items/useAction';
import { formOf, valueText } from './factForms';

export interface StaffFact {
  key: string;
  label: string;
  /** Value in content/facts.ts; undefined for what is not there. */
  builtIn?: unknown;
  /** The text of a page that a value of the kind `words` changes. */
  slot?: Slot | undefined;
  kind: FactKind;
  /** Value that visitors see; undefined for none. */
  current?: unknown;
  published?: StoredFact | undefined;
  /** Drafts of the person, for admins also of colleagues, the newest first. */
  drafts: Draft[];
  pages: string[];
  /** Translation keys of the texts that name it, the shortest first. */
  texts: string[];
  /** Value that the form shows while staff have said nothing. */
  suggested?: unknown;
  holiday?: DaysToAsk['holiday'] | undefined;
}

/** Returns the value that a draft proposes: null for the built-in one, undefined if invalid. */
export function proposedValue(
  { key, kind, current, suggested, slot }: Omit<StaffFact, 'label'>,
  { values }: Pick<Draft, 'values'>,
): unknown {
  if (values.is === null) return null;
  const { schema, fill, canShow } = formOf(key, kind, current ?? suggested, 'en', slot);
  return canShow(values) ? schema.safeParse(fill(values)).data?.is : undefined;
}

/** Returns the value in the row of a fact: what visitors see, else what waits or is suggested. */
export function valueShown(fact: Omit<StaffFact, 'label'>): unknown {
  const waiting = fact.drafts.find(({ state }) => state === 'waiting');
  return fact.current ?? (waiting && proposedValue(fact, waiting)) ?? fact.suggested;
}

/** Returns the stored facts as rows of the public site. */
export const rowsInForce = (facts: StoredFact[] = []): FactRow[] =>
  facts.map(({ key, value, updatedAt }) => ({ key, value, at: updatedAt.toISOString() }));

/** Query of the stored values. Also puts them into the store that all pages of this tab read. */
export const factsQuery = queryOptions({
  queryKey: ['admin', 'facts'],
  queryFn: async ({ signal }) => {
    const facts = unwrap(await listFacts(signal));
    setChangedFacts(checkedFacts(rowsInForce(facts)));
    return facts;
  },
  staleTime: 0,
});

/** Returns the stored fact of a key as this page knows it; undefined for none. */
export const latestFact = (key: string): StoredFact | undefined =>
  queryClient.getQueryData(factsQuery.queryKey)?.find((row) => row.key === key);

const refetch = () =>
  Promise.all(
    [factsQuery.queryKey, draftList.queryKey, ['admin', 'changes']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

interface SaveOptions {
  /** Revision on which the change is based, null for none; by default the latest known here. */
  base?: number | null;
  /** Built-in text that the value replaced when it was typed; by default this release's text. */
  was?: unknown;
  /** Offers to redo it. */
  isUndo?: boolean;
  /** The draft of a colleague whose value it is. */
  taken?: TakenDraft | null | undefined;
  inForm?: boolean;
}

interface ProposeOptions {
  note?: string;
  /** Stores the draft of a form; without, the draft is this value. */
  store?: () => Promise<Result<SavedDraft | null>>;
  inForm?: boolean;
}

/**
 * Returns functions that change a fact and report it. An admin's save is in force, with an “Undo”.
 * A writer's save is a draft that waits for an admin (`publishes`).
 */
export function useFactChanges() {
  const { t } = useTranslation('facts');
  const { pathname } = useLocation();
  const act = useAction(pathname);
  const publishes = useCan()('publish');
  const language = useLanguage();

  const textOfReturn = ({ key, label, builtIn, slot }: StaffFact, value: unknown) => {
    const is = value ?? builtIn;
    const isBuiltInText = slot && value === null;
    const isText = ['answer', 'closedDay', 'words'].includes(kindOfFact(key) ?? '');
    if (is === undefined && !slot) return t('asBefore.nothing', { label });
    return isText && !isBuiltInText
      ? t('asBefore.text', { label })
      : t('asBefore.value', { label, value: valueText(key, is ?? null, language) });
  };

  /** Publishes a value, null for the built-in one. Values of every kind are saved by this. */
  const save = (fact: StaffFact, value: unknown, options: SaveOptions = {}) => {
    const { key, label, slot } = fact;
    const { base, was = slot?.builtIn, isUndo, taken, inForm } = options;
    const before = latestFact(key);
    const isReturn = isUndo || value === null;
    const text = isReturn ? textOfReturn(fact, value) : t('published', { label });
    return act({
      title: label,
      request: async () => {
        const known = latestFact(key)?.revision ?? null;
        const change = { key, value, was, base: base === undefined ? known : base };
        // A text that is as built again before anybody has saved it.
        const isUnchanged = inForm && slot && value === null && change.base === null;
        const result = isUnchanged ? succeed(undefined) : await saveFact(change);
        if (result.success && taken) await endTaken(taken);
        return result;
      },
      message: () => (
        <>
          <p>{text}</p>
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
        </>
      ),
      refetch,
      inForm: inForm === true,
    });
  };

  /** Hands a value over to an admin, null for the built-in one. */
  const propose = (fact: StaffFact, value: unknown, options: ProposeOptions = {}) => {
    const { key, kind, label, slot, drafts } = fact;
    const store = () => {
      const values =
        value === null ? { is: null } : formOf(key, kind, value, language, slot).values;
      const baseRevision = latestFact(key)?.revision ?? null;
      const draft = { kind: 'facts', itemId: key, title: label, values, baseRevision } as const;
      return saveDraft({ ...draft, taken: null }, drafts.find(isOwn)?.revision ?? 0);
    };
    return act({
      title: label,
      request: async () => {
        const kept = await (options.store ?? store)();
        return kept.success ? handOver('facts', key, options.note ?? '') : kept;
      },
      message: () => <p>{t('proposed', { label })}</p>,
      refetch,
      inForm: options.inForm === true,
    });
  };

  return { publishes, save, propose };
}
