import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useDisclosure } from '../../lib/hooks/useDisclosure';
import { Button } from './Button';
import styles from './MoreMenu.module.css';

interface MenuItem {
  icon: LucideIcon;
  name: ReactNode;
  danger?: boolean;
  /** Callback once the list has closed, so that it may move the focus. */
  onChoose: () => void;
}

interface Props {
  name: ReactNode;
  busy: boolean;
  /** The actions in their order; none only with a link. */
  items: MenuItem[];
  link?: ReactNode;
}

/** Renders the further actions on an item as a menu; choosing one closes it first. */
export function MoreMenu({ name, busy, items, link }: Props) {
  const label = (
    <>
      <Ellipsis aria-hidden="true" size="1.05em" />
      {name}
    </>
  );
  return (
    <Menu label={label} busy={busy}>
      {(close) => (
        <>
          {link && <li>{link}</li>}
          {items.map(({ icon: Icon, name, danger, onChoose }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a menu have no other key and do not move
            <li key={index}>
              <Button
                variant="tertiary"
                className={danger ? styles.danger : undefined}
                onClick={() => {
                  close();
                  onChoose();
                }}
              >
                <Icon aria-hidden="true" size="1.05em" />
                {name}
              </Button>
            </li>
          ))}
        </>
      )}
    </Menu>
  );
}

interface MenuProps {
  label: ReactNode;
  busy?: boolean;
  className?: string | undefined;
  /** The `li` of its list; `close` moves the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/** Renders a button with a list of links or actions, which closes on Escape, on a navigation, and when the focus leaves it. */
export function Menu({ label, busy = false, className = '', children }: MenuProps) {
  const listId = useId();
  const { open, setOpen, button, close, events } = useDisclosure();
  return (
    <div className={`${styles.menu} ${className}`} {...events}>
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

/** Scrolls to a list that has opened, because that of the last row is below the edge of the viewport. */
function scrollToList(list: HTMLUListElement | null): void {
  list?.scrollIntoView({ block: 'nearest' });
}
