import { useSyncExternalStore } from 'react';

/**
 * Which forms hold text that is not saved yet. The guard asks before it sends anybody away, and a
 * form cannot tell it through the page's tree: it lies above.
 */
const forms = new Set<string>();
const listeners = new Set<() => void>();

/** Says whether a form, by its own id, holds unsaved text. */
export function markUnsaved(id: string, unsaved: boolean): void {
  if (unsaved === forms.has(id)) return;
  if (unsaved) forms.add(id);
  else forms.delete(id);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether any form holds unsaved text. */
export const useUnsavedWork = (): boolean => useSyncExternalStore(subscribe, () => forms.size > 0);
