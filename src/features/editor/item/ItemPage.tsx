import { type ReactNode, useState } from 'react';
import { StaffPage } from '../../../ui/page/StaffPage';
import { HeadingActionsContext } from './headingActionsContext';

export interface ItemHeading {
  title: string;
  badge: ReactNode;
  actions: ReactNode;
}

interface Props extends Partial<ItemHeading> {
  title: string;
  children: ReactNode;
}

/** A page whose form adds buttons to those beside the heading. */
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
