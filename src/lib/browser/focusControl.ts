/** The event by which {@link focusControl} asks the ancestors of a control to show it. */
export const REVEAL_EVENT = 'reveal';

/**
 * Focuses a control, if there is one with that id. Dispatches a bubbling `reveal` event before, because a component that hides
 * the control, such as a tab panel, has to show it: a hidden element cannot have the focus.
 */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.dispatchEvent(new CustomEvent(REVEAL_EVENT, { bubbles: true }));
  control?.focus();
}
