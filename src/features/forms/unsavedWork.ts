import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/browser/store';

/**
 * The ids of the forms with unsaved changes. A store outside React, because ReauthenticationProvider, which
 * reads it, is an ancestor of the forms.
 */
const dirtyForms = new Set<string>();
const unsavedWork = createStore(false);

/** Records whether the form with this id has unsaved changes. */
export function markUnsaved(id: string, unsaved: boolean): void {
  if (unsaved) dirtyForms.add(id);
  else dirtyForms.delete(id);
  unsavedWork.set(dirtyForms.size > 0);
}

/** Returns whether any form has unsaved changes. */
export const useUnsavedWork = (): boolean =>
  useSyncExternalStore(unsavedWork.subscribe, unsavedWork.now);
