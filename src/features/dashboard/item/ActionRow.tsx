import type { ReactNode } from 'react';
import styles from './ActionRow.module.css';

interface Props {
  /** `table`: in one line at the end of a row; `card`: the last button at the edge; `side`: beside the text. */
  layout: 'table' | 'card' | 'side';
  children: ReactNode;
}

/** Renders the buttons and links of an item in one row, which wraps in narrow viewports except in a table. */
export const ActionRow = ({ layout, children }: Props) => (
  <div className={`${styles.actions} ${styles[layout]}`}>{children}</div>
);
