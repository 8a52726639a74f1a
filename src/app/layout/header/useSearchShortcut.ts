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
 * Makes the key `/` focus the search field, unless a field has the focus, a dialog is open or the visitor
 * has disabled the shortcut.
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
