import type { ReactNode } from 'react';
import styles from './ActionRow.module.css';

interface Props {
  /** `table`: on one line at the end of a row; `card`: the last one at the edge; `side`: beside the text. */
  layout: 'table' | 'card' | 'side';
  children: ReactNode;
}

/** The buttons of an item. */
export const ActionRow = ({ layout, children }: Props) => (
  <div className={`${styles.actions} ${styles[layout]}`}>{children}</div>
);
