import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { storageUnavailable } from '../../lib/browser/storage';
import { rememberedUser } from '../api/auth/rememberedSession';
import { endTaken, type Revision, type TypedText } from '../api/history/revisions';
import type { AnyItem, AnyValues } from '../kinds/field';
import { selectedFilesOf } from '../kinds/formFiles';
import type { Item, Kind } from '../kinds/kinds';
import { titleOf } from '../kinds/texts';
import { entriesOf } from '../kinds/values';
import { createAutosave } from './autosave';
import { changedColumns, type FormStart, type Snapshot, withColumns, withVersion } from './columns';
import { deleteSelected, localKey, storeSelected, storeUnsent } from './inBrowser';

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

/** What has replaced the content of a form; `undone`: the previous replacement was undone. */
type Replacement = 'discarded' | 'restored' | 'adopted' | 'otherDevice' | 'accepted' | 'undone';

/** Milliseconds between two checks of the form. */
const CHECK_MS = 2000;

/**
 * Autosaves a form (decision 0036): fills it with what has been typed when it opens, stores changes every two seconds and when the
 * page is hidden or left, and holds what another text has replaced, so that no replacement loses anything.
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
  // Read once from the stored session, because the form outlives its session.
  const [key] = useState(() => localKey(rememberedUser() ?? '', itemId));
  const [store] = useState(() => createAutosave(key, { kind, itemId }, start.mine));
  const status = useSyncExternalStore(store.status.subscribe, store.status.now);
  const isStorageFull = useSyncExternalStore(storageUnavailable.subscribe, storageUnavailable.now);
  /** What the form contains beside its values. A ref, because a save can follow in the event that fills the form. */
  const rest = useRef<Pick<Snapshot, 'missingFiles' | 'taken'>>(start.shown);
  const [replaced, setReplaced] = useState<{
    by: Replacement;
    at?: Date | undefined;
    before: Snapshot;
  } | null>(before ? { by: 'accepted', before } : null);

  const read = (values = form.getValues()): Snapshot => ({
    values: { ...values },
    missingFiles: rest.current.missingFiles,
    taken: rest.current.taken,
    baseRevision: base.current.revision ?? null,
  });
  const apply = (next: Snapshot) => {
    form.reset(next.values, { keepDefaultValues: true });
    rest.current = next;
    base.current.revision = next.baseRevision ?? undefined;
  };
  /** Fills the form with another text; can be undone. */
  const fill = (next: Snapshot, by: Replacement, at?: Date) => {
    setReplaced({ by, at, before: read() });
    apply(next);
  };
  const open = useEffectEvent(() => {
    if (start.isTyped) apply(start.shown);
    else storeUnsent(key, null);
  });
  // Before the first paint, so that the form opens with the text.
  useLayoutEffect(() => open(), []);

  const toText = (values?: AnyValues): TypedText => {
    const now = read(values);
    return {
      kind,
      itemId,
      title: titleOf(kind, now.values),
      columns: changedColumns(kind, now, item),
      baseRevision: now.baseRevision,
      taken: now.taken,
    };
  };
  const check = useEffectEvent(() => store.check(toText()));
  const send = useEffectEvent(() => void store.send(toText()));
  useEffect(() => {
    const timer = setInterval(() => check(), CHECK_MS);
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('pagehide', () => send(), { signal });
    document.addEventListener('visibilitychange', () => send(), { signal });
    window.addEventListener('online', () => send(), { signal });
    return () => {
      send();
      clearInterval(timer);
      listeners.abort();
    };
  }, []);

  const hasStoredFiles = useStoreSelected(kind, form, key, start);
  const isOnServer = status.state === 'saved' || status.state === 'unchanged';
  const snapshotOf = (other: Revision) =>
    withColumns(kind, item, other, start.stored, start.selected);
  return {
    read: () => read(),
    status,
    isOnServer,
    /** Stores the form, or these values in place of its own, on the server. */
    sendNow: (values?: AnyValues) => store.send(toText(values)),
    hasUnpublished: form.formState.isDirty,
    /** Whether neither the server nor local storage has the text. */
    isUnstored: isStorageFull && !isOnServer,
    hasStoredFiles,
    start,
    fill,
    /** Fills the form with an earlier version, saved at `at`; can be undone. */
    fillWithVersion: (version: AnyItem, at: Date) =>
      fill(withVersion(kind, item, version, read()), 'restored', at),
    replaced: replaced && { ...replaced, undo: () => fill(replaced.before, 'undone') },
    /** Returns the values of the form with the text of a colleague. */
    valuesOf: (other: Revision): AnyValues => snapshotOf(other).values,
    /** Whether the form contains this text of a colleague. */
    hasTaken: ({ id, revision }: Revision) => {
      const { taken } = rest.current;
      return taken?.id === id && taken.revision === revision;
    },
    /** Fills the form with the text of a colleague, whom the save then tells that it is published; can be undone. */
    take: (other: Revision) => {
      const { id, revision, savedAt } = other;
      fill({ ...snapshotOf(other), taken: { id, revision } }, 'adopted', savedAt);
    },
    /** Keeps the text of the form; the next save replaces that of the other device. */
    keepMine: () => store.continueFromOther(),
    /** Fills the form with the text of the other device; can be undone. */
    takeOther: (other: Revision) => {
      fill(snapshotOf(other), 'otherDevice', other.savedAt);
      store.continueFromOther();
    },
    /** Ends the revision of a colleague whose text the saved form contains. */
    endTaken: async () => {
      const { taken } = rest.current;
      if (taken) await endTaken(taken);
    },
    /** Deletes the text and ends autosave, after the form was saved or another version accepted. */
    discard: () => {
      setReplaced(null);
      void deleteSelected(key);
      void store.stop();
    },
  };
}

/** Stores the selected files of a form in IndexedDB; false once the browser has rejected one. */
function useStoreSelected(
  kind: Kind,
  { control, getValues }: Options['form'],
  key: ReturnType<typeof localKey>,
  { selected }: FormStart,
): boolean {
  const names = entriesOf(kind).flatMap(({ name, field }) => (field.holds ? name : []));
  const files = useWatch({
    control,
    name: names,
    compute: () => selectedFilesOf(kind, getValues()),
  });
  const [stored] = useState(() => new Map(selected));
  const [isComplete, setIsComplete] = useState(true);
  useEffect(() => {
    for (const value of files) {
      // An image that is cropped has another file.
      if (stored.get(value.id)?.file === value.file) continue;
      stored.set(value.id, value);
      void storeSelected(key, value).then((isStored) => {
        if (!isStored) setIsComplete(false);
      });
    }
  }, [key, files, stored]);
  return isComplete;
}
