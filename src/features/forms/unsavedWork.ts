import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/browser/store';

/**
 * The ids of the forms with unsaved changes. A store outside React, because ReauthenticationProvider, which
 * reads it, is an ancestor of the forms.
 */
const dirtyForms = new Set<string>();
const unsavedWork = createStore(false);

/**
 * Records whether a form has unsaved changes, and re-renders the users of {@link useUnsavedWork} when that
 * changes the answer for all forms. A form that unmounts has to report false.
 * @param id unique for each mounted form, from `useId`
 */
export function markUnsaved(id: string, unsaved: boolean): void {
  if (unsaved) dirtyForms.add(id);
  else dirtyForms.delete(id);
  unsavedWork.set(dirtyForms.size > 0);
}

/** Returns whether any mounted form of this tab has unsaved changes; re-renders when the answer changes. */
export const useUnsavedWork = (): boolean =>
  useSyncExternalStore(unsavedWork.subscribe, unsavedWork.now);
