import type { MouseEvent } from 'react';

/** Cancels clicks on links of a preview, which would leave the form. */
export function preventNavigation(event: MouseEvent): void {
  // No `instanceof`, because elements in an iframe have constructors of another realm.
  if (!(event.target as Element).closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}
