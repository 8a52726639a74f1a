import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { filesIn } from '../../lib/urls/media';
import { type Draft, type DraftContent, endTaken, type Snapshot } from '../api/drafts';
import { deleteFiles } from '../api/files/files';
import type { AnyItem, AnyValues, Item, Kind } from '../kinds/kind';
import { titleOf } from '../kinds/kinds';
import { draftValues, type FormStart, snapshotOf, withVersion } from './formStart';
import { storeUnsent } from './inBrowser';
import { useDraft } from './useDraft';

interface Options<K extends Kind = Kind> {
  kind: K;
  itemId: string;
  item: Item<K> | undefined;
  start: FormStart;
  form: UseFormReturn<AnyValues>;
  /** The revision of the stored item that a save compares. */
  base: RefObject<{ revision?: number | undefined }>;
  /** What the form contained before another version was accepted in its place. */
  before?: Snapshot | undefined;
}

/**
 * Autosaves the form of an item (decision 0036): fills it with what has been typed when it opens,
 * stores changes, and holds what another text has replaced, so that no replacement loses anything.
 */
export function useAutosave<K extends Kind>({
  kind,
  itemId,
  item,
  start,
  form,
  base,
  before,
}: Options<K>) {
  /**
   * What the form contains beside its values. A ref, because a save can follow in the event that
   * fills the form.
   */
  const rest = useRef<Pick<Snapshot, 'taken'>>(start.shown);
  /** What the form contained before another text replaced it. */
  const [replaced, setReplaced] = useState(before);

  /**
   * URLs of files in discarded texts. The store deletes them when the form is left, because a
   * discard can be undone until then.
   */
  const discarded = useRef<string[]>([]);

  const read = (values = form.getValues()): Snapshot => ({
    values: { ...values },
    taken: rest.current.taken,
    baseRevision: base.current.revision ?? null,
  });
  const apply = (next: Snapshot) => {
    form.reset(next.values, { keepDefaultValues: true });
    rest.current = next;
    base.current.revision = next.baseRevision ?? undefined;
  };
  /** Fills the form with another text; can be undone. */
  const fill = (next: Snapshot) => {
    setReplaced(read());
    apply(next);
  };
  const toText = (values?: AnyValues): DraftContent => {
    const now = read(values);
    return {
      ...now,
      kind,
      itemId,
      title: titleOf(kind, now.values),
      values: draftValues(kind, now.values, item),
    };
  };
  const { key, store, sendNow, ...draft } = useDraft({
    item: { kind, itemId },
    mine: start.mine,
    read: toText,
    onLeft: () => deleteFiles(discarded.current),
  });
  const open = useEffectEvent(() => {
    if (start.isTyped) apply(start.shown);
    else storeUnsent(key, null);
  });
  // Before the first paint, so that the form opens with the text.
  useLayoutEffect(() => open(), []);

  const contentOf = (other: Draft) => snapshotOf(kind, other, start.stored);
  return {
    ...draft,
    read: () => read(),
    /** Stores the form, or these values in place of its own, on the server. */
    sendNow: (values?: AnyValues) => sendNow(toText(values)),
    hasUnpublished: form.formState.isDirty,
    start,
    /** Fills the form with the stored item; can be undone. */
    discardChanges: () => {
      discarded.current.push(...filesIn(form.getValues()));
      fill(start.stored);
    },
    /** Fills the form with an earlier version; can be undone. */
    fillWithVersion: (version: AnyItem) => fill(withVersion(kind, item, version, read())),
    replaced,
    /** Fills the form with what another text has replaced; can be undone. */
    undo: () => replaced && fill(replaced),
    /** Returns the values of the form with the text of a colleague. */
    valuesOf: (other: Draft): AnyValues => contentOf(other).values,
    /** Whether the form contains this text of a colleague. */
    hasTaken: ({ id, revision }: Draft) => {
      const { taken } = rest.current;
      return taken?.id === id && taken.revision === revision;
    },
    /**
     * Fills the form with the text of a colleague, whom the save then tells that it is published;
     * can be undone.
     */
    take: (other: Draft) => {
      const { id, revision } = other;
      fill({ ...contentOf(other), taken: { id, revision } });
    },
    /** Keeps the form's text; the next save replaces the text of the other device. */
    keepMine: () => store.continueFromOther(),
    /** Fills the form with the text of the other device; can be undone. */
    takeOther: (other: Draft) => {
      fill(contentOf(other));
      store.continueFromOther();
    },
    /** Ends the revision of a colleague whose text the saved form contains. */
    endTaken: async () => {
      const { taken } = rest.current;
      if (taken) await endTaken(taken);
    },
    /** Deletes the text and ends autosave, after the form was saved or another version accepted. */
    discard: () => {
      setReplaced(undefined);
      void store.stop();
    },
  };
}
