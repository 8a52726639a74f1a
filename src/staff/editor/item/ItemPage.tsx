import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { StaffPage } from '../../../ui/page/StaffPage';

/** Id of the history of an item, below its form. */
export const HISTORY_ID = 'history';

/** The element beside the heading of a page; null until it is mounted. */
const HeadingActionsContext = createContext<HTMLElement | null>(null);

export interface ItemHeading {
  title: string;
  badge: ReactNode;
  actions: ReactNode;
}

interface Props extends Partial<ItemHeading> {
  title: string;
  children: ReactNode;
}

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

/** Puts buttons of a form beside the heading of its page, which is outside of the form. */
export function HeadingActions({ children }: { children: ReactNode }) {
  const element = useContext(HeadingActionsContext);
  return element && createPortal(children, element);
}
