import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { storageUnavailable } from '../../lib/browser/storage';
import { stableText } from '../../lib/text/stableText';
import { rememberedUser } from '../data/auth/rememberedSession';
import type { AnyItem, AnyValues } from '../kinds/field';
import { selectedFilesOf } from '../kinds/formFiles';
import type { Kind, Values } from '../kinds/kinds';
import { mergeCopy, restoredValues } from '../kinds/merging';
import { titleOf } from '../kinds/texts';
import { deleteLocalCopies, deleteSelected, localKey, storeSelected } from './browserCopies';
import { contentOf, type FormStart, type Snapshot, snapshotOf } from './copyContent';
import { deleteCopy, type NewCopy, type WorkingCopy } from './workingCopies';
import { createWorkingCopy } from './workingCopy';

interface Options {
  kind: Kind;
  itemId: string;
  start: FormStart;
  form: UseFormReturn<AnyValues, unknown, AnyValues>;
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
 * Autosaves a form (decision 0036): fills it with the working copy when it opens, stores changes every two seconds and when the
 * page is hidden or left, and holds what another text has replaced, so that no replacement loses anything.
 */
export function useAutosave({ kind, itemId, start, form, base, before }: Options) {
  // Read once from the stored session, because the form outlives its session.
  const [key] = useState(() => localKey(rememberedUser() ?? '', itemId));
  const [copy] = useState(() => createWorkingCopy(key, { itemType: kind, itemId }, start.mine));
  const status = useSyncExternalStore(copy.status.subscribe, copy.status.now);
  const isStorageFull = useSyncExternalStore(storageUnavailable.subscribe, storageUnavailable.now);
  const [{ missingFiles, adopted }, setOthers] = useState<
    Pick<Snapshot, 'missingFiles' | 'adopted'>
  >(start.shown);
  const [replaced, setReplaced] = useState<{
    by: Replacement;
    at?: Date | undefined;
    before: Snapshot;
  } | null>(before ? { by: 'accepted', before } : null);

  const read = (values = form.getValues()): Snapshot => ({
    values: { ...values },
    missingFiles,
    adopted,
    baseRevision: base.current.revision ?? null,
  });
  const apply = (next: Snapshot) => {
    form.reset(next.values, { keepDefaultValues: true });
    setOthers(next);
    base.current.revision = next.baseRevision ?? undefined;
  };
  /** Fills the form with another text; can be undone. */
  const fill = (next: Snapshot, by: Replacement, at?: Date) => {
    setReplaced({ by, at, before: read() });
    apply(next);
  };
  const open = useEffectEvent(() => {
    if (start.isCopy) apply(start.shown);
    else deleteLocalCopies(key);
  });
  // Before the first paint, so that the form opens with the text of the copy.
  useLayoutEffect(() => open(), []);

  const toSave = (values?: AnyValues) => toCopy(kind, itemId, read(values), start.stored);
  const check = useEffectEvent(() => copy.check(toSave()));
  const send = useEffectEvent(() => void copy.send(toSave()));
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
  const snapshotOfCopy = (other: WorkingCopy) =>
    snapshotOf(kind, other, start.stored, start.selected);
  return {
    read: () => read(),
    status,
    isOnServer,
    /** Stores the form, or these values in place of its own, on the server. */
    sendNow: (values?: AnyValues) => copy.send(toSave(values)),
    hasUnpublished: form.formState.isDirty,
    /** Whether neither the server nor local storage has the text. */
    isUnstored: isStorageFull && !isOnServer,
    hasStoredFiles,
    start,
    fill,
    /** Fills the form with an earlier version, saved at `at`; can be undone. */
    fillWithVersion: (version: AnyItem, at: Date) => {
      const values = restoredValues(kind, form.getValues() as Values, version);
      fill({ ...read(), values, missingFiles: [] }, 'restored', at);
    },
    replaced: replaced && { ...replaced, undo: () => fill(replaced.before, 'undone') },
    /** Whether the form contains the changes of this copy of a colleague. */
    hasAdopted: (other: WorkingCopy) =>
      adopted.some(
        ({ authorId, revision }) => authorId === other.authorId && revision === other.revision,
      ),
    /** The values of the form with what a colleague has changed since `base`. */
    mergedWith: (other: WorkingCopy, base: AnyValues): Snapshot => {
      const [mine, theirs] = [read(), snapshotOfCopy(other)];
      const { authorId, revision } = other;
      return {
        ...mine,
        values: mergeCopy(kind, base, mine.values, theirs.values),
        missingFiles: [...missingFiles, ...theirs.missingFiles],
        adopted: [...adopted, { authorId, revision }],
      };
    },
    /** Keeps the text of the form; the next save replaces the copy of the other device. */
    keepMine: () => copy.continueFromOther(),
    /** Fills the form with the copy of the other device; can be undone. */
    adoptOther: (other: WorkingCopy) => {
      fill(snapshotOfCopy(other), 'otherDevice', other.savedAt);
      copy.continueFromOther();
    },
    /** Deletes the copies of colleagues that the saved form contains. */
    endAdopted: () =>
      Promise.all(
        adopted.map(({ authorId, revision }) =>
          deleteCopy({ itemType: kind, itemId }, revision, authorId),
        ),
      ),
    /** Deletes the copy and ends autosave, after the form was saved or another version accepted. */
    discard: () => {
      setReplaced(null);
      void deleteSelected(key);
      void copy.stop();
    },
  };
}

/** Returns the working copy to store; null if the form equals the stored item but for the status, which a button sets. */
function toCopy(kind: Kind, itemId: string, now: Snapshot, stored: Snapshot): NewCopy | null {
  const content = contentOf(kind, now);
  const typed = ({ values, ...rest }: typeof content) =>
    stableText({ ...rest, values: { ...values, status: '' } });
  if (typed(content) === typed(contentOf(kind, stored))) return null;
  const { values, baseRevision } = now;
  return { itemType: kind, itemId, title: titleOf(kind, values), content, baseRevision };
}

/** Stores the selected files of a form in IndexedDB; false once the browser has rejected one. */
function useStoreSelected(
  kind: Kind,
  { control }: Options['form'],
  key: ReturnType<typeof localKey>,
  { selected }: FormStart,
): boolean {
  const files = useWatch({ control, compute: (now: AnyValues) => selectedFilesOf(kind, now) });
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
