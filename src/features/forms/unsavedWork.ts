import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/browser/store';

/**
 * Which forms hold text that is not saved yet. The guard asks before it sends anybody away, and a
 * form cannot tell it through the page's tree: it lies above.
 */
const forms = new Set<string>();
const unsavedWork = createStore(false);

/** Says whether a form, by its own id, holds unsaved text. */
export function markUnsaved(id: string, unsaved: boolean): void {
  if (unsaved) forms.add(id);
  else forms.delete(id);
  unsavedWork.set(forms.size > 0);
}

/** Whether any form holds unsaved text. */
export const useUnsavedWork = (): boolean =>
  useSyncExternalStore(unsavedWork.subscribe, unsavedWork.now);
