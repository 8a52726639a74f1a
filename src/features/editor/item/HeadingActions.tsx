import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { HeadingActionsContext } from './headingActionsContext';

/** Puts buttons of a form beside the heading of its page, which is outside of the form. */
export function HeadingActions({ children }: { children: ReactNode }) {
  const element = useContext(HeadingActionsContext);
  return element && createPortal(children, element);
}
