import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Holds whether content is open, and returns what its button and the element around both need. Any navigation closes it during
 * the render of the new page, because an effect would show it above that page for a frame.
 * @returns `close` and Escape also focus the button; `events` are of the element around both, and close when the focus leaves it
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
