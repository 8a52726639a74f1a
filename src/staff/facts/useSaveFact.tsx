import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { queryClient } from '../../lib/http/queryClient';
import { saveFact } from '../api/storedFacts';
import { draftsQuery } from '../drafts/useDrafts';
import { UndoButton } from '../items/UndoButton';
import { useAction } from '../items/useAction';
import { factsQuery, latestFact, type StaffFact } from './staffFacts';

/** Refetches the stored facts, all drafts and the histories; unmounted ones when they are used. */
export const refetchFacts = () =>
  Promise.all(
    [factsQuery.queryKey, draftsQuery.queryKey, ['admin', 'changes']].map((queryKey) =>
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
  /** Called by a form once the value is in force, before the lists are refetched. */
  onSaved?: () => void;
}

/**
 * Returns a function that publishes a value, null for the built-in one, and refetches the facts. A
 * success shows a message with an “Undo” on this page. A failure is shown there too, unless a form
 * passes `onSaved`, because the form shows it.
 */
export function useSaveFact() {
  const { t } = useTranslation('facts');
  const { pathname } = useLocation();
  const act = useAction(pathname);
  const save = (fact: SavedFact, value: unknown, options: SaveOptions = {}) => {
    const { key, label, slot, builtIn } = fact;
    const { base, isUndo = false, onSaved } = options;
    const before = latestFact(key);
    const isGone = value === null && builtIn === undefined && !slot;
    const isReturn = isUndo || value === null;
    return act({
      title: label,
      request: async () => {
        const known = latestFact(key)?.revision ?? null;
        const result = await saveFact({ key, value, base: base === undefined ? known : base });
        if (result.success) onSaved?.();
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
      refetch: refetchFacts,
      inForm: onSaved !== undefined,
    });
  };

  return save;
}
