import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses `heading` when the focused element inside a list is removed (WCAG 2.4.3): publishing an article removes its row from
 * the list of drafts. Does nothing if the focus is elsewhere by then.
 * @param heading an element that can have the focus (`tabIndex={-1}`)
 * @returns the props of the element that contains the list
 */
export function useFocusFallback(heading: RefObject<HTMLElement | null>) {
  const container = useRef<HTMLElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // React fires no focus event for a dialog that returns the focus while it unmounts.
    if (container.current?.contains(activeElement)) focused.current = activeElement;
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (activeElement === body) heading.current?.focus();
  });
  return {
    ref: (element: HTMLElement | null) => {
      container.current = element;
    },
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
