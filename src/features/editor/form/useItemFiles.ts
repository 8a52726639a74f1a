import { useState } from 'react';
import { usePreparing } from '../../files/choose/preparing';
import { useUploads } from '../../files/upload/useUploads';
import type { StoredItem } from '../../items/storedItem';
import type { TextValues } from '../autosave/formValues';
import type { FormFiles, ItemFormConfig } from './itemFormConfig';

/**
 * Holds the files of an item's form: the current ones, whether one is being processed, and their uploads.
 * @returns `current`; `change`, which replaces some of them, `replace`, which replaces all; `rebasedOn`, the files for a save; `isUnsaved`,
 *   which is true after a change and during processing (for a form with `fileFields` during processing only);
 *   the state of {@link usePreparing} and {@link useUploads}
 * @param item the opened item; undefined for a new one
 * @param start the files of the stored item, and those that the form shows first
 */
export function useItemFiles<Item extends StoredItem, Values extends TextValues, Input, Files>(
  { rebaseFiles, fileFields }: ItemFormConfig<Item, Values, Input, Files>,
  item: Item | undefined,
  start: FormFiles<Files>,
) {
  const [initial] = useState(start.initial);
  const [current, setCurrent] = useState(start.current);
  const { preparing, report } = usePreparing();
  const { run, sending } = useUploads();
  // With `fileFields` the form is dirty itself when a file changes.
  const changed = fileFields.length === 0 && current !== initial;
  const state = { initial, current };
  return {
    current,
    /** The initial and the current files. */
    state,
    change: (part: Partial<Files>) => setCurrent((before) => ({ ...before, ...part })),
    replace: setCurrent,
    /** Returns the files for a save over a version that may be a colleague's. */
    rebasedOn: (stored: Item | undefined): Files =>
      item && stored && stored !== item ? rebaseFiles(state, item, stored) : current,
    isUnsaved: changed || preparing,
    /** An image is being processed, which a save would miss. */
    preparing,
    /** The value of PreparingContext. */
    reportPreparing: report,
    /** Runs a save and tracks its uploads. */
    upload: run,
    sending,
  };
}
