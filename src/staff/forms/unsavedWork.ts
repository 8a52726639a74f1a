import { useEffect, useId, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/browser/store';

/**
 * Ids of the forms with unsaved changes, outside React, because ReauthenticationProvider, which
 * reads them, is an ancestor of the forms.
 */
const dirtyForms = new Set<string>();
const unsavedWork = createStore(false);

/** Records whether the form has unsaved changes, until it unmounts. */
export function useMarkUnsaved(unsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    if (unsaved) dirtyForms.add(id);
    unsavedWork.set(dirtyForms.size > 0);
    return () => {
      dirtyForms.delete(id);
      unsavedWork.set(dirtyForms.size > 0);
    };
  }, [id, unsaved]);
}

/** Returns whether any form has unsaved changes, and re-renders when that changes. */
export const useUnsavedWork = (): boolean =>
  useSyncExternalStore(unsavedWork.subscribe, unsavedWork.now);
