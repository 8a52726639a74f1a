import { useRef, useState } from 'react';
import type { Row } from './row';

/**
 * Which line is about to be deleted, and where the focus goes afterwards: back to the button that
 * asked, or to the list's heading once the line is gone.
 */
export function useDeletion<Outcome>(onDeleted: (row: Row, outcome: Outcome) => void) {
  const [row, setRow] = useState<Row | null>(null);
  const opener = useRef<Element | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = (target: Element | null) => {
    setRow(null);
    // The dialog lets go of the focus only when it has left the page.
    setTimeout(() => target instanceof HTMLElement && target.focus(), 0);
  };
  return {
    row,
    heading,
    ask: (wanted: Row) => {
      opener.current = document.activeElement;
      setRow(wanted);
    },
    cancel: () => close(opener.current),
    done: (outcome: Outcome) => {
      if (row) onDeleted(row, outcome);
      close(heading.current);
    },
  };
}
