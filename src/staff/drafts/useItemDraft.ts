import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { filesIn } from '../../lib/urls/media';
import { type Draft, type DraftContent, markAsPublished, type Snapshot } from '../api/drafts';
import { deleteFiles } from '../api/files/files';
import type { AnyItem, AnyValues, Item, Kind } from '../kinds/kind';
import { formTitle } from '../kinds/kinds';
import { changesItem, draftSnapshot, draftValues, storedSnapshot, withVersion } from './formStart';
import { storeUnsent } from './inBrowser';
import { useDraft } from './useDraft';
import type { OpenedDraft } from './useOpenedItem';

interface Options<K extends Kind = Kind> {
  kind: K;
  itemId: string;
  /** The stored item that the form shows; undefined for a new one. */
  item: Item<K> | undefined;
  /** What the signed-in person had typed when the form was opened. */
  mine: OpenedDraft | null;
  form: UseFormReturn<AnyValues>;
}

/**
 * Keeps the form of an item (decision 0036): fills it with what has been typed when it opens,
 * stores changes as {@link useDraft} does, and holds what another text has replaced, so that no
 * replacement loses anything. On unmounting it deletes the files of discarded texts. A newer `item`
 * is what the values are then compared with. Mount it once for a form.
 * @returns the status of {@link useDraft}; `read`, which returns what the form contains; `fill` and
 *   other actions; call `discard` once the form was saved
 */
export function useItemDraft<K extends Kind>({ kind, itemId, item, mine, form }: Options<K>) {
  const [typed] = useState(() => {
    const snapshot = mine && draftSnapshot(kind, mine, item);
    return snapshot && changesItem(kind, snapshot.values, item) ? snapshot : null;
  });
  /** What else the form contains. A ref, because the event that fills it can save it. */
  const rest = useRef<Omit<Snapshot, 'values'>>(typed ?? storedSnapshot(kind, item));
  /** What the form contained before another text replaced it. */
  const [replaced, setReplaced] = useState<Snapshot>();
  /** Counts the failed saves over a newer version of the item; 0 once the person has decided. */
  const [conflicts, setConflicts] = useState(
    typed && item && typed.baseRevision !== item.revision ? 1 : 0,
  );
  /** URLs in discarded texts. Their files stay until the form is left, for an undo. */
  const discarded = useRef<string[]>([]);

  const read = (): Snapshot => ({ ...rest.current, values: { ...form.getValues() } });
  const apply = (next: Snapshot) => {
    form.reset(next.values, { keepDefaultValues: true });
    rest.current = { taken: next.taken, baseRevision: next.baseRevision };
  };
  /** Fills the form with another text; can be undone. */
  const fill = (next: Snapshot) => {
    setReplaced(read());
    apply(next);
  };
  /** Returns the form as a draft: without values if a save would change nothing. */
  const content = (): DraftContent => {
    const current = read();
    const values = draftValues(kind, current.values, item);
    return { ...current, kind, itemId, title: formTitle(kind, current.values), values };
  };
  const { key, sender, sendNow, ...draft } = useDraft({
    item: { kind, itemId },
    mine,
    read: content,
    onLeft: () => deleteFiles(discarded.current),
  });
  const open = useEffectEvent(() => {
    if (typed) apply(typed);
    else storeUnsent(key, null);
  });
  // Before the first paint, so that the form opens with the text.
  useLayoutEffect(() => open(), []);
  /** Compares the form with another stored item from now on; its values stay. */
  const compare = useEffectEvent((stored: typeof item) => {
    const { values } = read();
    form.reset(storedSnapshot(kind, stored).values);
    form.reset(values, { keepDefaultValues: true });
  });
  useLayoutEffect(() => compare(item), [item]);

  return {
    ...draft,
    read,
    sendNow: () => sendNow(),
    hasUnpublished: form.formState.isDirty,
    /** Time when the person has typed what the form has opened with; undefined for nothing. */
    typedAt: typed ? mine?.at : undefined,
    conflicts,
    /** Shows, after a failed save, that there is a newer version of the item. */
    addConflict: () => setConflicts((count) => count + 1),
    /** Makes the next save replace this revision of the item. */
    rebase: (revision: number) => {
      rest.current = { ...rest.current, baseRevision: revision };
      setConflicts(0);
    },
    fill,
    /** Fills the form with the stored item; can be undone. */
    discardChanges: () => {
      discarded.current.push(...filesIn(form.getValues()));
      fill(storedSnapshot(kind, item));
    },
    /** Fills the form with an earlier version; can be undone. */
    fillWithVersion: (version: AnyItem) => fill(withVersion(kind, item, version, read())),
    isReplaced: replaced !== undefined,
    /** Fills the form with what another text has replaced; can be undone. */
    undo: () => replaced && fill(replaced),
    /** Fills the form with the draft of a colleague, whom the save tells that it is published. */
    take: (other: Draft) => {
      const { id, revision } = other;
      fill({ ...draftSnapshot(kind, other, item), taken: { id, revision } });
    },
    /** Whether the form contains this text of a colleague. */
    hasTaken: ({ id, revision }: Draft) =>
      rest.current.taken?.id === id && rest.current.taken.revision === revision,
    /** Tells the colleague whose text the saved form contains that it is published. */
    endTaken: async () => {
      if (rest.current.taken) await markAsPublished(rest.current.taken);
    },
    /** Goes on from the text of the other device, which the next save then replaces. */
    continueFromOther: sender.continueFromOther,
    /** Deletes the draft permanently, because the form was saved. */
    discard: () => sender.stop(),
  };
}

export type ItemDraft = ReturnType<typeof useItemDraft>;
