import type { ReactNode } from 'react';
import styles from './QuietText.module.css';

interface Props {
  children: ReactNode;
  /** Screen readers announce it when it changes. */
  live?: boolean;
}

/** Renders a paragraph of small, soft text for secondary information. */
export const QuietText = ({ children, live = false }: Props) => (
  <p role={live ? 'status' : undefined} className={styles.quiet}>
    {children}
  </p>
);
