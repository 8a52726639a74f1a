import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import type { LocalKey } from '../../content/stored';
import { storageUnavailable } from '../../lib/browser/storage';
import { stableText } from '../../lib/text/stableText';
import { rememberedUser } from '../data/auth/rememberedSession';
import type { CopyContent } from '../data/workingCopies/copyContent';
import { deleteLocalCopies, localKey } from '../data/workingCopies/localCopies';
import { deleteSelected, storeSelected } from '../data/workingCopies/selectedFiles';
import { type CopyToSave, remove, type WorkingCopy } from '../data/workingCopies/workingCopies';
import type { AnyValues } from '../kinds/field';
import type { Kind } from '../kinds/kinds';
import { mergeCopy, titleOf } from '../kinds/values';
import { filesOf, selectedFilesOf } from './copyFiles';
import {
  type BaseRevision,
  contentOf,
  type FormStart,
  type Snapshot,
  snapshotOf,
} from './formStart';
import { type CopyStatus, createWorkingCopy } from './workingCopy';

interface Options<K extends Kind> {
  kind: K;
  itemId: string;
  start: FormStart;
  form: UseFormReturn<AnyValues, unknown, AnyValues>;
  base: RefObject<BaseRevision<K>>;
}

/**
 * Autosave of a form (decision 0036): fills the form with the working copy when it opens, stores it
 * while the person types, and holds what another text has replaced.
 */
export function useAutosave<K extends Kind>({ kind, itemId, start, form, base }: Options<K>) {
  const [key] = useState(() => copyKey(itemId));
  const missingFiles = useRef(start.shown.missingFiles);
  const [adopted, setAdopted] = useState(start.shown.adopted);
  const snapshot = (): Snapshot => ({
    values: { ...form.getValues() },
    missingFiles: missingFiles.current,
    adopted,
    baseRevision: base.current.revision ?? null,
  });
  const apply = (next: Snapshot) => {
    form.reset(next.values, { keepDefaultValues: true });
    missingFiles.current = next.missingFiles;
    setAdopted(next.adopted);
    base.current.revision = next.baseRevision ?? undefined;
  };
  const { forget, ...replacement } = useReplaced(snapshot, apply);
  const [copy] = useState(() =>
    createWorkingCopy({
      key,
      form: start.mine?.form ?? crypto.randomUUID(),
      item: { itemType: kind, itemId },
      stored: start.mine?.stored,
      isBlocked: start.mine?.isConflict ?? false,
    }),
  );
  const read = (values = form.getValues()) =>
    toCopy(kind, itemId, { ...snapshot(), values: { ...values } }, start.stored);
  /** The values of the form with what a colleague has changed since `base`. */
  const mergedWith = (other: WorkingCopy, base: AnyValues): Snapshot => {
    const [mine, theirs] = [snapshot(), snapshotOf(kind, other, start.stored, start.selected)];
    return {
      ...mine,
      values: mergeCopy(kind, base, mine.values, theirs.values),
      missingFiles: [...mine.missingFiles, ...theirs.missingFiles],
      adopted: [...adopted, { authorId: other.authorId, revision: other.revision }],
    };
  };
  const status = useStored(copy, read);
  const hasStoredFiles = useStoreSelected(key, kind, form.control, start);
  useBeforePaint(() => {
    if (start.isCopy) apply(start.shown);
    else if (key) deleteLocalCopies(key);
  });
  return {
    status,
    /** Stores the form, or these values in place of its own, on the server. */
    sendNow: (values?: AnyValues) => copy.retry(read(values)),
    hasUnpublished: form.formState.isDirty,
    /** The form would lose something if the page were closed. */
    isAtRisk: useIsUnstored(status) || !hasStoredFiles,
    start,
    ...replacement,
    read: snapshot,
    /** Whether the form contains the changes of this copy of a colleague. */
    hasAdopted: (other: WorkingCopy) =>
      adopted.some(
        ({ authorId, revision }) => authorId === other.authorId && revision === other.revision,
      ),
    mergedWith,
    snapshotOf: (other: WorkingCopy) => snapshotOf(kind, other, start.stored, start.selected),
    /** Fills the form with the stored item; can be undone. */
    discardChanges: () => replacement.fill(start.stored, 'discarded'),
    rebase: copy.rebase,
    /** Deletes the copies of colleagues that the saved form contains. */
    endAdopted: () =>
      Promise.all(
        adopted.map(({ authorId, revision }) =>
          remove({ itemType: kind, itemId }, revision, authorId),
        ),
      ),
    /** Deletes the copy and ends autosave, after the form was saved or another version accepted. */
    discard: () => {
      forget();
      if (key) void deleteSelected(key);
      void copy.stop();
    },
  };
}

/** Null if the form contains the same as the stored item, except for the status, which a button sets. */
function toCopy(kind: Kind, itemId: string, now: Snapshot, stored: Snapshot): CopyToSave | null {
  const content = contentOf(kind, now);
  const typed = ({ values, ...rest }: CopyContent) =>
    stableText({ ...rest, values: { ...values, status: '' } });
  if (typed(content) === typed(contentOf(kind, stored))) return null;
  const { values, baseRevision } = now;
  return { itemType: kind, itemId, title: titleOf(kind, values), content, baseRevision };
}

/** Runs once, so that the form opens with the text of the copy. */
function useBeforePaint(run: () => void): void {
  const runLatest = useEffectEvent(run);
  useLayoutEffect(() => runLatest(), []);
}

/** Neither the server nor local storage has the text. */
function useIsUnstored({ state }: CopyStatus): boolean {
  const isStorageFull = useSyncExternalStore(storageUnavailable.subscribe, storageUnavailable.now);
  return isStorageFull && state !== 'saved' && state !== 'unchanged';
}

/** Read once from the stored session, because the form outlives its session. */
function copyKey(itemId: string): LocalKey | null {
  const userId = rememberedUser();
  return userId ? localKey(userId, itemId) : null;
}

/** Milliseconds between two checks of the form; a change is on the server after two of them. */
const CHECK_MS = 2000;

/**
 * Stores the working copy of a form while it is mounted: every two seconds, when the page is hidden
 * or left, when the connection returns, and on unmount.
 * @param read returns null if the form equals the stored item
 */
function useStored(copy: ReturnType<typeof createWorkingCopy>, read: () => CopyToSave | null) {
  const readLatest = useEffectEvent(read);
  useEffect(() => {
    const onTimer = () => copy.check(readLatest());
    const onHide = () => copy.flush(readLatest());
    const onOnline = () => void copy.retry(readLatest());
    const timer = setInterval(onTimer, CHECK_MS);
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('online', onOnline);
    return () => {
      onHide();
      clearInterval(timer);
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('online', onOnline);
    };
  }, [copy]);
  return useSyncExternalStore(copy.status.subscribe, copy.status.now);
}

/** What has replaced the content of a form; `undone`: the previous replacement was undone. */
type Replacement = 'discarded' | 'restored' | 'adopted' | 'otherDevice' | 'undone';

interface Replaced {
  by: Replacement;
  at?: Date | undefined;
  before: Snapshot;
}

/**
 * Fills a form with another text and holds the previous one, so that no replacement loses anything.
 * @returns after `forget` the last replacement cannot be undone any more
 */
function useReplaced(read: () => Snapshot, apply: (snapshot: Snapshot) => void) {
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const fill = (snapshot: Snapshot, by: Replacement, at?: Date) => {
    setReplaced({ by, at, before: read() });
    apply(snapshot);
  };
  return {
    fill,
    forget: () => setReplaced(null),
    replaced: replaced && {
      by: replaced.by,
      at: replaced.at,
      undo: () => fill(replaced.before, 'undone'),
    },
  };
}

/** Stores the selected files in IndexedDB; false once the browser has rejected one. */
function useStoreSelected(
  key: string | null,
  kind: Kind,
  control: Control<AnyValues>,
  { selected }: FormStart,
): boolean {
  const files = useWatch({ control, compute: (values: AnyValues) => filesOf(kind, values) });
  const [stored] = useState(() => new Set(selected.keys()));
  const [isComplete, setIsComplete] = useState(true);
  useEffect(() => {
    if (!key) return;
    for (const [name, file] of selectedFilesOf(files)) {
      if (stored.has(name)) continue;
      stored.add(name);
      void storeSelected(key, name, file).then((isStored) => {
        if (!isStored) setIsComplete(false);
      });
    }
  }, [key, files, stored]);
  return isComplete;
}
