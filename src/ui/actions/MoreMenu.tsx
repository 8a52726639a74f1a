import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useDisclosure } from '../../lib/hooks/useDisclosure';
import { Button } from './Button';
import styles from './MoreMenu.module.css';

interface MenuItem {
  icon: LucideIcon;
  name: ReactNode;
  danger?: boolean;
  /** Called after the list has closed, so that it may move the focus. */
  onChoose: () => void;
}

interface Props {
  /** Names the item. */
  name: ReactNode;
  busy: boolean;
  /** The actions in their order; none only with a link. */
  items: MenuItem[];
  link?: ReactNode;
}

/** Escape and a click on an action close the list and move the focus to the button; it also closes when the focus leaves it. */
export function MoreMenu({ name, busy, items, link }: Props) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const { button, close, events } = useDisclosure(open, setOpen);
  return (
    <div className={styles.menu} {...events}>
      <Button
        ref={button}
        variant="tertiary"
        busy={busy}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => {
          setOpen(!open);
          // Safari does not focus a clicked button, and a blur closes the list only if it had the focus.
          button.current?.focus();
        }}
      >
        <Ellipsis aria-hidden="true" size="1.05em" />
        {name}
      </Button>
      {open && <List id={listId} items={items} link={link} onClose={close} />}
    </div>
  );
}

interface ListProps {
  id: string;
  items: MenuItem[];
  link: ReactNode;
  /** Called before the action of the item, because that may move the focus. */
  onClose: () => void;
}

function List({ id, items, link, onClose }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  // Scrolls, because the list of the last row opens below the edge of the viewport.
  useEffect(() => {
    // In braces, because newer browsers return a promise, which React would take as a cleanup function.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <ul
      ref={list}
      id={id}
      className={`plain-list ${styles.list}`}
      // Prevents a blur on mousedown, which would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {link && <li>{link}</li>}
      {items.map(({ icon: Icon, name, danger, onChoose }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a menu have no other key and do not move
        <li key={index}>
          <Button
            variant="tertiary"
            className={danger ? styles.danger : undefined}
            onClick={() => {
              onClose();
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
