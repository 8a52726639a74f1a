import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Holds whether content is open. Any navigation closes it during render, because an effect would
 * show it above the new page for a frame. `close` and Escape focus the button.
 * @returns `events` are for the element around both, and close the content on blur
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
