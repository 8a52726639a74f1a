import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { queryClient } from '../../lib/http/queryClient';
import type { Result } from '../../lib/http/result';
import { useCan } from '../account/session/useStaffMember';
import { endTaken, handOver, type SavedDraft, type TakenDraft } from '../api/drafts';
import { saveFact } from '../api/storedFacts';
import { draftList } from '../drafts/useDrafts';
import { UndoButton } from '../items/UndoButton';
import { useAction } from '../items/useAction';
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

  /** Publishes a value, null for the built-in one. Values of every kind are saved by this. */
  const save = (fact: SavedFact, value: unknown, options: SaveOptions = {}) => {
    const { key, label, slot, builtIn } = fact;
    const { base, isUndo = false, taken, onSaved } = options;
    const before = latestFact(key);
    const isGone = value === null && builtIn === undefined && !slot;
    const isReturn = isUndo || value === null;
    return act({
      title: label,
      request: async () => {
        const known = latestFact(key)?.revision ?? null;
        const result = await saveFact({ key, value, base: base === undefined ? known : base });
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
            onUndo={() => save(fact, before?.value ?? null, { isUndo: !isUndo })}
          />
        </>
      ),
      refetch,
      inForm: onSaved !== undefined,
    });
  };

  /** Stores the draft of a form, and hands it over to an admin. */
  const propose = ({ key, label }: SavedFact, { note, store }: ProposeOptions) =>
    act({
      title: label,
      request: async () => {
        const kept = await store();
        return kept.success ? handOver('facts', key, note) : kept;
      },
      message: () => <p>{t('proposed', { label })}</p>,
      refetch,
      inForm: true,
    });

  return { publishes, save, propose };
}
