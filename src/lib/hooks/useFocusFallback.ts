import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Leads the focus to a heading when what has it leaves the list: the line of an article that is
 * published goes from the list of drafts, and a try that succeeds takes its button away.
 */
export function useFocusFallback(heading: RefObject<HTMLElement | null>) {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) heading.current?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      held.current = target;
    },
    onBlur: () => {
      held.current = null;
    },
  };
}
