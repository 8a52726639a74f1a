import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Whether screen readers announce it when it changes. */
  live?: boolean;
}

export const MutedText = ({ children, live = false }: Props) => (
  <p role={live ? 'status' : undefined} className="small-print">
    {children}
  </p>
);
