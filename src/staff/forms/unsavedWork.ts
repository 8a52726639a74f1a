import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/browser/store';

/**
 * Number of forms with unsaved changes, outside React, because ReauthenticationProvider, which reads it, is an ancestor of the
 * forms.
 */
const unsavedForms = createStore(0);

/** Records whether the form has unsaved changes, until it unmounts. */
export function useMarkUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    unsavedForms.set(unsavedForms.now() + 1);
    return () => unsavedForms.set(unsavedForms.now() - 1);
  }, [unsaved]);
}

/** Returns whether any form has unsaved changes, and re-renders when that changes. */
export const useUnsavedWork = (): boolean =>
  useSyncExternalStore(unsavedForms.subscribe, () => unsavedForms.now() > 0);
