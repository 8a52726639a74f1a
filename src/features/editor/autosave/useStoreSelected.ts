import { useEffect, useState } from 'react';
import { storeSelected } from '../../../services/workingCopies/selectedFiles';
import { selectedFilesOf } from './copyFiles';
import type { FormStart } from './useFormStart';

/** Stores the selected files in IndexedDB; false once the browser has rejected one. */
export function useStoreSelected<Values, Files>(
  key: string | null,
  files: Files,
  { selected }: FormStart<Values, Files>,
): boolean {
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
