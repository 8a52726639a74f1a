/** The event by which {@link focusControl} asks the ancestors of a control to show it. */
export const REVEAL_EVENT = 'reveal';

/**
 * Focuses the control with an id, if it exists. Dispatches a bubbling `reveal` event before,
 * because a hidden control cannot be focused and, for example, a tab panel has to show it.
 */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.dispatchEvent(new CustomEvent(REVEAL_EVENT, { bubbles: true }));
  control?.focus();
}
