import { useState } from 'react';
import { usePreparing } from '../../files/choose/preparing';
import { useUploads } from '../../files/upload/useUploads';
import type { StoredItem } from '../../items/item';
import type { FormFiles, ItemFormConfig, TextValues } from './itemFormConfig';

/**
 * The files of an item's form, whether one is being processed, and their uploads.
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
    state,
    change: (part: Partial<Files>) => setCurrent((before) => ({ ...before, ...part })),
    replace: setCurrent,
    /** The files for a save over a version that may be a colleague's. */
    rebasedOn: (stored: Item | undefined): Files =>
      item && stored && stored !== item ? rebaseFiles(state, item, stored) : current,
    isUnsaved: changed || preparing,
    preparing,
    reportPreparing: report,
    upload: run,
    sending,
  };
}
