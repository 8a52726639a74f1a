import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/browser/store';

/**
 * The ids of the forms with unsaved text. A store outside React, because the guard that asks before the
 * page is left is an ancestor of the forms.
 */
const forms = new Set<string>();
const unsavedWork = createStore(false);

/** Records whether the form with this id holds unsaved text. */
export function markUnsaved(id: string, unsaved: boolean): void {
  if (unsaved) forms.add(id);
  else forms.delete(id);
  unsavedWork.set(forms.size > 0);
}

/** Whether any form holds unsaved text. */
export const useUnsavedWork = (): boolean =>
  useSyncExternalStore(unsavedWork.subscribe, unsavedWork.now);
