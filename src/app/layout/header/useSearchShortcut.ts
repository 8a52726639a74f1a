import { useEffect, useEffectEvent } from 'react';
import { isSearchShortcutEnabled } from '../../../lib/search/searchShortcut';

/** Whether an element uses the key itself: a text field, an editor or a select. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** Focuses the first visible search field. Returns false if there is none. */
function focusField(): boolean {
  for (const field of document.querySelectorAll<HTMLInputElement>('form[role="search"] input')) {
    field.focus();
    if (document.activeElement === field) return true;
  }
  return false;
}

/**
 * Makes the key `/` focus the first visible search field. Not with Ctrl, Alt or Cmd, in a text field, while a dialog is open,
 * or if the visitor has disabled it (WCAG 2.1.4, lib/search/searchShortcut.ts).
 * @param openSearchPage called where the page shows no search field
 */
export function useSearchShortcut(openSearchPage: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || takesText(target)) return;
    if (
      event.defaultPrevented ||
      document.querySelector('dialog[open]') ||
      !isSearchShortcutEnabled()
    )
      return;
    event.preventDefault();
    if (!focusField()) openSearchPage();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
