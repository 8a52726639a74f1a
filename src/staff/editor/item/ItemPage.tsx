import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { StaffPage } from '../../../ui/page/StaffPage';

type Slot = 'state' | 'actions';

/** The elements in the heading of a page that its form fills; null until they are mounted. */
const SlotsContext = createContext<Partial<Record<Slot, HTMLElement | null>>>({});

interface Props {
  title: string;
  badge?: ReactNode;
  children: ReactNode;
}

/** Lays out the page of a form. {@link InHeading} puts parts of the form into its heading. */
export function ItemPage({ title, badge, children }: Props) {
  const [state, setState] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <StaffPage
      title={title}
      state={
        <>
          {badge}
          <div ref={setState} />
        </>
      }
      actions={<div ref={setActions} className="cluster gap-1" />}
    >
      <SlotsContext value={{ state, actions }}>{children}</SlotsContext>
    </StaffPage>
  );
}

/** Puts parts of a form into the heading of its page, which is outside of the form. */
export function InHeading({ slot, children }: { slot: Slot; children: ReactNode }) {
  const element = useContext(SlotsContext)[slot];
  return element && createPortal(children, element);
}
