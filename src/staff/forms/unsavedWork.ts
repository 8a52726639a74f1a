import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/browser/store';

/** Number of forms with unsaved changes, outside React for ReauthenticationProvider above. */
const unsavedForms = createStore(0);

/** What tells whether closing the page would lose something that no other place has. */
const risks = new Set<() => boolean>();

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', (event) => {
    if ([...risks].some((isAtRisk) => isAtRisk())) event.preventDefault();
  });
}

/**
 * Lets the browser ask before it closes or reloads the page while `isAtRisk` returns true. Nothing
 * asks about links and Back, because a form that is left keeps its content, at least in memory.
 * @returns a function after which `isAtRisk` is no longer asked
 */
export function askBeforeClosing(isAtRisk: () => boolean): () => void {
  risks.add(isAtRisk);
  return () => void risks.delete(isAtRisk);
}

/** Counts the form for {@link useUnsavedWork} while `unsaved` is true and it is mounted. */
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

/** Number of files on their way; `useUpload` sets it. A form does not save meanwhile. */
export const uploading = createStore(0);

askBeforeClosing(() => uploading.now() > 0);

/**
 * Returns whether a file is being uploaded, because a form that was saved now would lack the file.
 */
export const useIsUploading = (): boolean =>
  useSyncExternalStore(uploading.subscribe, () => uploading.now() > 0);
