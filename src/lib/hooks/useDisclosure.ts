import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react';

interface Disclosure {
  /** The ref of the button that opens and closes. */
  button: RefObject<HTMLButtonElement | null>;
  /** Closes the disclosure and moves the focus to its button. */
  close: () => void;
  /** The event handlers of the element that contains the button and the disclosed content. */
  events: {
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Returns the ref, event handlers and `close` of a disclosure: a button that opens and closes content.
 * Escape closes it and moves the focus to the button; it also closes when the focus leaves button and
 * content.
 * @param open whether the content is visible; the calling component holds the state
 * @param setOpen changes that state
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
