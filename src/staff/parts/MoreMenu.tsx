import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/Button';
import { Menu } from '../../ui/actions/Menu';

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
            // biome-ignore lint/suspicious/noArrayIndexKey: the items have no key and do not move
            <li key={index}>
              <Button
                variant="tertiary"
                className={danger ? 'in-red' : undefined}
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
