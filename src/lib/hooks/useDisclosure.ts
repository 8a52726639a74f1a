import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react';

interface Disclosure {
  button: RefObject<HTMLButtonElement | null>;
  /** Closes the disclosure and moves the focus to its button. */
  close: () => void;
  /** Handlers of the element that contains the button and the disclosed content. */
  events: {
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Returns ref and handlers of a button that opens and closes content. Escape closes it and focuses the button; it also closes
 * when the focus leaves both.
 * @param open the calling component holds the state
 */
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
