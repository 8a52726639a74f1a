import {
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { storageUnavailable } from '../../../lib/browser/storage';
import { stableText } from '../../../lib/text/stableText';
import { rememberedUser } from '../../../services/auth/rememberedSession';
import { deleteLocalCopies, localKey } from '../../../services/workingCopies/localCopies';
import { deleteSelected } from '../../../services/workingCopies/selectedFiles';
import type { CopyToSave, WorkingCopy } from '../../../services/workingCopies/workingCopies';
import type { StoredItem } from '../../items/storedItem';
import type { ItemFormConfig } from '../form/itemFormConfig';
import type { useItemFiles } from '../form/useItemFiles';
import type { useItemValues } from '../form/useItemValues';
import type { BaseVersion } from '../save/saveItem';
import type { CopyStatus } from './copyStatus';
import type { TextValues } from './formValues';
import { contentOf, type Snapshot, snapshotOf } from './startOfCopy';
import { useCopySync } from './useCopySync';
import type { FormStart } from './useFormStart';
import { useReplaced } from './useReplaced';
import { useStoreSelected } from './useStoreSelected';

interface Options<Item extends StoredItem, Values extends TextValues, Input, Files> {
  config: ItemFormConfig<Item, Values, Input, Files>;
  /** Id of the item; of a new one the id under which the form saves it. */
  itemId: string;
  start: FormStart<Values, Files>;
  values: ReturnType<typeof useItemValues<Item, Values, Input, Files>>;
  files: ReturnType<typeof useItemFiles<Item, Values, Input, Files>>;
  base: RefObject<BaseVersion<Item>>;
}

/**
 * Autosave of a form (decision 0036): fills the form with the working copy when it opens, stores it
 * while the person types, and holds what another text has replaced.
 */
export function useAutosave<Item extends StoredItem, Values extends TextValues, Input, Files>({
  config,
  itemId,
  start,
  values: { form, restore },
  files,
  base,
}: Options<Item, Values, Input, Files>) {
  const [key] = useState(() => copyKey(itemId));
  const elsewhere = useRef(start.shown.elsewhere);
  const snapshot = (): Snapshot<Values, Files> => ({
    values: { ...form.getValues() },
    files: files.current,
    elsewhere: elsewhere.current,
    version: base.current.version ?? null,
  });
  const apply = (next: Snapshot<Values, Files>) => {
    restore(next.values, next.files);
    files.replace(next.files);
    elsewhere.current = next.elsewhere;
    base.current.version = next.version ?? undefined;
  };
  const { forget, ...replacement } = useReplaced(snapshot, apply);
  const sync = useCopySync({
    key,
    itemId,
    opened: start.mine,
    read: () => toCopy(config, itemId, snapshot(), start.stored),
  });
  const hasStoredFiles = useStoreSelected(key, files.current, start);
  useBeforePaint(() => {
    if (start.isCopy) apply(start.shown);
    else if (key) deleteLocalCopies(key);
  });
  return {
    status: sync.status,
    sendNow: sync.sendNow,
    /** The form differs from the stored item. */
    hasUnpublished: form.formState.isDirty || files.isUnsaved,
    /** The form would lose something if the page were closed. */
    isAtRisk: useIsUnstored(sync.status) || !hasStoredFiles,
    start,
    ...replacement,
    read: snapshot,
    snapshotOf: (copy: WorkingCopy) => snapshotOf(copy, start.stored, start.selected),
    /** Fills the form with the stored item; can be undone. */
    discardChanges: () => replacement.fill(start.stored, 'discarded'),
    /** Continues from the copy of another device. */
    rebase: (copy: WorkingCopy | null) =>
      sync.rebase(copy && { ...copy, text: stableText(copy.content) }),
    /** Deletes the copy and ends autosave, after the form was saved or another version accepted. */
    discard: () => {
      forget();
      if (key) void deleteSelected(key);
      void sync.stop();
    },
  };
}

/** Null if the form contains the same as the stored item. */
function toCopy<Item extends StoredItem, Values extends TextValues, Input, Files>(
  { kind, toTitle }: ItemFormConfig<Item, Values, Input, Files>,
  itemId: string,
  now: Snapshot<Values, Files>,
  stored: Snapshot<Values, Files>,
): CopyToSave | null {
  const content = contentOf(now);
  if (stableText(content) === stableText(contentOf(stored))) return null;
  const { values, version: baseVersion } = now;
  return { itemType: kind, itemId, title: toTitle(values), content, baseVersion };
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
function copyKey(itemId: string): string | null {
  const userId = rememberedUser();
  return userId && localKey(userId, itemId);
}
