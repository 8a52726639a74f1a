import { type ReactNode, useState } from 'react';
import { StaffPage } from '../../../ui/page/StaffPage';
import { HeadingActionsContext } from './headingActionsContext';

/** What the page of a stored item has beside its form. */
export interface ItemHeading {
  title: string;
  /** The label of the item's state. */
  badge: ReactNode;
  /** Links and buttons beside the heading. */
  actions: ReactNode;
}

interface Props extends Partial<ItemHeading> {
  title: string;
  children: ReactNode;
}

/** Renders a page of the staff area whose form adds buttons to those beside the heading. */
export function ItemPage({ actions, children, ...rest }: Props) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <StaffPage
      {...rest}
      actions={
        <>
          <span ref={setElement} />
          {actions}
        </>
      }
    >
      <HeadingActionsContext value={element}>{children}</HeadingActionsContext>
    </StaffPage>
  );
}
