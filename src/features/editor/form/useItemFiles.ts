import { useState } from 'react';
import { usePreparing } from '../../files/choose/preparing';
import { useUploads } from '../../files/upload/useUploads';
import type { StoredItem } from '../../items/storedItem';
import type { TextValues } from '../autosave/drafts';
import type { ItemFormConfig } from './itemFormConfig';

/** The files of an item's form: which are chosen, and how their uploads go. */
export function useItemFiles<Item extends StoredItem, Values extends TextValues, Input, Files>(
  { toFiles, rebaseFiles, fileFields }: ItemFormConfig<Item, Values, Input, Files>,
  item: Item | undefined,
) {
  const [initial] = useState(() => toFiles(item));
  const [current, setCurrent] = useState(initial);
  const { preparing, report } = usePreparing();
  const { run, sending } = useUploads();
  // Where the form's values stand for the files, they say whether a file changed.
  const changed = fileFields.length === 0 && current !== initial;
  return {
    current,
    change: (part: Partial<Files>) => setCurrent((before) => ({ ...before, ...part })),
    /** The files for a save over a version that may be a colleague's. */
    rebasedOn: (stored: Item | undefined): Files =>
      item && stored && stored !== item ? rebaseFiles({ initial, current }, item, stored) : current,
    isUnsaved: changed || preparing,
    /** An image is being prepared: a save would go without it. */
    preparing,
    /** For PreparingContext. */
    reportPreparing: report,
    /** Calls a save and follows its uploads. */
    upload: run,
    sending,
  };
}
