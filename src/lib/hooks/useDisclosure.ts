import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react';

interface Disclosure {
  /** For the button that opens and closes. */
  button: RefObject<HTMLButtonElement | null>;
  /** Closes and returns the focus to the button. */
  close: () => void;
  /** For the element that holds the button and what it discloses. */
  events: {
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** How a disclosure closes: Escape closes it and returns the focus to its button, Tab leaves it. */
export function useDisclosure(open: boolean, setOpen: (open: boolean) => void): Disclosure {
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return {
    button,
    close,
    events: {
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      },
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      },
    },
  };
}
