import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/browser/store';

/**
 * Ids of the forms with unsaved changes, outside React, because ReauthenticationProvider, which
 * reads them, is an ancestor of the forms.
 */
const dirtyForms = new Set<string>();
const unsavedWork = createStore(false);

/**
 * Records whether a form has unsaved changes. A form that unmounts has to report false.
 * @param id unique for each mounted form, from `useId`
 */
export function markUnsaved(id: string, unsaved: boolean): void {
  if (unsaved) dirtyForms.add(id);
  else dirtyForms.delete(id);
  unsavedWork.set(dirtyForms.size > 0);
}

export const useUnsavedWork = (): boolean =>
  useSyncExternalStore(unsavedWork.subscribe, unsavedWork.now);
