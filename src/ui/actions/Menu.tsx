import { type ReactNode, useId } from 'react';
import { useDisclosure } from '../../lib/hooks/useDisclosure';
import { Button } from './Button';
import styles from './Menu.module.css';

interface Props {
  label: ReactNode;
  className?: string | undefined;
  /** The `li` of its list; `close` moves the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/** Renders a button with a list, which closes on Escape, on navigation and on blur. */
export function Menu({ label, className = '', children }: Props) {
  const listId = useId();
  const { open, setOpen, button, close, events } = useDisclosure();
  return (
    <div className={`${styles.menu} ${className}`} {...events}>
      <Button
        ref={button}
        variant="tertiary"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => {
          setOpen(!open);
          // Safari does not focus a clicked button, and a blur closes only a list with the focus.
          button.current?.focus();
        }}
      >
        {label}
      </Button>
      {open && (
        <ul
          ref={scrollToList}
          id={listId}
          className={`plain-list box ${styles.list}`}
          // Prevents a blur on mousedown, which would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {children(close)}
        </ul>
      )}
    </div>
  );
}

/** Scrolls an opened list into view, because the list of the last row is below the viewport. */
function scrollToList(list: HTMLUListElement | null): void {
  list?.scrollIntoView({ block: 'nearest' });
}
