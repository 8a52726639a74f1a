import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { StaffPage } from '../../StaffPage';

interface Props {
  title: string;
  badge?: ReactNode;
  children: ReactNode;
}

/** Lays out the page of a form. {@link InHeading} puts parts of the form into its heading. */
export const ItemPage = ({ title, badge, children }: Props) => (
  <StaffPage
    title={title}
    state={
      <>
        {badge}
        <div id="form-state" />
      </>
    }
    actions={<div id="form-actions" className="cluster gap-1" />}
  >
    {children}
  </StaffPage>
);

/** Renders children by a portal in a slot of {@link ItemPage}, which is outside of the form. */
export function InHeading(props: { slot: 'form-state' | 'form-actions'; children: ReactNode }) {
  const { slot, children } = props;
  const [element, setElement] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setElement(document.getElementById(slot)), [slot]);
  return element && createPortal(children, element);
}
