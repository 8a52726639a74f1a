import { Ellipsis, type LucideIcon } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
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
  /** Says with what something can be done. */
  name: ReactNode;
  /** An item's action is under way; nothing can be chosen meanwhile. */
  busy: boolean;
  items: MenuItem[];
}

/**
 * Actions that need not be seen all the time: a disclosure of real buttons. Escape and choosing
 * close it and give the focus back to its button; Tab leaves.
 */
export function MoreMenu({ name, busy, items }: Props) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and blur concern the button and its list together
    <div className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        ref={button}
        look="quiet"
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
  // The last line of a page opens its list below the edge of the window.
  useEffect(() => {
    // In braces: newer browsers give a promise back, which is no cleanup.
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
            look="quiet"
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
