import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Holds whether content is open; needs a router. Any navigation closes it during render, because an
 * effect would show it above the new page for a frame.
 * @returns `open`; `button`, the ref of the button; `close`, which focuses the button, and
 *   `setOpen`, which does not; `events` for the element around button and content: Escape closes
 *   the content, and so does focus that leaves the element
 */
export function useDisclosure() {
  const { key } = useLocation();
  const [previousKey, setPreviousKey] = useState(key);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (previousKey !== key) {
    setPreviousKey(key);
    setOpen(false);
  }
  const open = isOpen && previousKey === key;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return {
    open,
    setOpen,
    button,
    close,
    events: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      },
    },
  };
}
