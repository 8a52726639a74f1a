import { useEffect, useEffectEvent } from 'react';
import { isSearchShortcutEnabled } from '../../../lib/search/searchShortcut';

/** Whether a key pressed there writes text or chooses something. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** Focuses the page's search field. False where there is none, or none that is shown. */
function focusField(): boolean {
  for (const field of document.querySelectorAll<HTMLInputElement>('form[role="search"] input')) {
    field.focus();
    if (document.activeElement === field) return true;
  }
  return false;
}

/**
 * The key `/` leads to the search field, unless the reader is writing, has a dialog open or has
 * switched it off.
 * @param toPage opens the page that has the field, where this one shows none
 */
export function useSearchShortcut(toPage: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || isWriting(target)) return;
    if (
      event.defaultPrevented ||
      document.querySelector('dialog[open]') ||
      !isSearchShortcutEnabled()
    )
      return;
    event.preventDefault();
    if (!focusField()) toPage();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
