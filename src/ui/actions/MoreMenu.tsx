import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useDisclosure } from '../../lib/hooks/useDisclosure';
import { Button } from './Button';
import styles from './MoreMenu.module.css';

interface MenuItem {
  icon: LucideIcon;
  name: ReactNode;
  /** Deletes something. */
  danger?: boolean;
  onChoose: () => void;
}

interface Props {
  /** Names the item that the actions concern. */
  name: ReactNode;
  /** An action is in progress: the button is disabled. */
  busy: boolean;
  items: MenuItem[];
}

/**
 * Secondary actions behind one button: a disclosure of real buttons. Escape and choosing close it and
 * return the focus to its button; Tab leaves it.
 */
export function MoreMenu({ name, busy, items }: Props) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const { button, close, events } = useDisclosure(open, setOpen);
  return (
    <div className={styles.menu} {...events}>
      <Button
        ref={button}
        variant="quiet"
        busy={busy}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => {
          setOpen(!open);
          // Safari gives a clicked button no focus, and without it nothing would close the list.
          button.current?.focus();
        }}
      >
        <Ellipsis aria-hidden="true" size="1.05em" />
        {name}
      </Button>
      {open && <List id={listId} items={items} onChosen={close} />}
    </div>
  );
}

interface ListProps {
  id: string;
  items: MenuItem[];
  /** Before the item's own action, which may move the focus. */
  onChosen: () => void;
}

function List({ id, items, onChosen }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  // Scrolls, because the last row of a page opens its list below the edge of the window.
  useEffect(() => {
    // In braces, because newer browsers return a promise, which is no cleanup.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <ul
      ref={list}
      id={id}
      className={`plain-list ${styles.list}`}
      // A press must not take the focus: that would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.map(({ icon: Icon, name, danger, onChoose }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a menu have no other name and do not move
        <li key={place}>
          <Button
            variant="quiet"
            className={danger ? styles.danger : undefined}
            onClick={() => {
              onChosen();
              onChoose();
            }}
          >
            <Icon aria-hidden="true" size="1.05em" />
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
