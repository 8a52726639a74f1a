import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { queryClient } from '../../lib/http/queryClient';
import { type Result, succeed } from '../../lib/http/result';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { useCan } from '../account/session/useStaffMember';
import {
  endTaken,
  handOver,
  isOwn,
  type SavedDraft,
  saveDraft,
  type TakenDraft,
} from '../api/drafts';
import { saveFact } from '../api/storedFacts';
import { draftList } from '../drafts/useDrafts';
import { UndoButton } from '../items/UndoButton';
import { useAction } from '../items/useAction';
import { formOf } from './factForms';
import { factsQuery, latestFact, type StaffFact } from './staffFacts';

const refetch = () =>
  Promise.all(
    [factsQuery.queryKey, draftList.queryKey, ['admin', 'changes']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** What a save has to know of a fact. */
type SavedFact = Pick<StaffFact, 'key' | 'label' | 'slot' | 'builtIn'>;

interface SaveOptions {
  /** Revision on which the change is based, null for none; by default the latest known here. */
  base?: number | null;
  /** Built-in text that the value replaced when it was typed; by default this release's text. */
  was?: unknown;
  /** Offers to redo it. */
  isUndo?: boolean;
  /** The draft of a colleague whose value it is. */
  taken?: TakenDraft | null | undefined;
  /** Called by a form once the value is in force, before the lists are refetched. */
  onSaved?: () => void;
}

interface ProposeOptions {
  note: string;
  /** Stores the draft of a form. */
  store: () => Promise<Result<SavedDraft | null>>;
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

  /** Publishes a value, null for the built-in one. Values of every kind are saved by this. */
  const save = (fact: SavedFact, value: unknown, options: SaveOptions = {}) => {
    const { key, label, slot, builtIn } = fact;
    const { base, was = slot?.builtIn, isUndo = false, taken, onSaved } = options;
    const before = latestFact(key);
    const isGone = value === null && builtIn === undefined && !slot;
    const isReturn = isUndo || value === null;
    return act({
      title: label,
      request: async () => {
        const known = latestFact(key)?.revision ?? null;
        const change = { key, value, was, base: base === undefined ? known : base };
        // A text that is as built again before anybody has saved it.
        const isUnchanged = value === null && change.base === null;
        const result = isUnchanged ? succeed(undefined) : await saveFact(change);
        if (result.success) {
          onSaved?.();
          if (taken) await endTaken(taken);
        }
        return result;
      },
      message: () => (
        <>
          <p>{t(isGone ? 'gone' : isReturn ? 'asBefore' : 'published', { label })}</p>
          <UndoButton
            takesLostFocus
            title={label}
            isRedo={isUndo}
            onUndo={() => save(fact, before?.value ?? null, { was: before?.was, isUndo: !isUndo })}
          />
        </>
      ),
      refetch,
      inForm: onSaved !== undefined,
    });
  };

  /** Hands a value over to an admin, null for the built-in one; `form` if it is typed in a form. */
  const propose = (fact: StaffFact, value: unknown, form?: ProposeOptions) => {
    const { key, kind, label, slot, drafts } = fact;
    const store = () => {
      const values = value === null ? { is: null } : formOf(kind, value, language, slot).values;
      const baseRevision = latestFact(key)?.revision ?? null;
      const draft = { kind: 'facts', itemId: key, title: label, values, baseRevision } as const;
      return saveDraft({ ...draft, taken: null }, drafts.find(isOwn)?.revision ?? 0);
    };
    return act({
      title: label,
      request: async () => {
        const kept = await (form?.store ?? store)();
        return kept.success ? handOver('facts', key, form?.note ?? '') : kept;
      },
      message: () => <p>{t('proposed', { label })}</p>,
      refetch,
      inForm: form !== undefined,
    });
  };

  return { publishes, save, propose };
}
