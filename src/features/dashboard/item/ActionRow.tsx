import type { ReactNode } from 'react';
import styles from './ActionRow.module.css';

interface Props {
  /** `table`: in one line; `card`: the last button at the edge; `side`: beside the text. */
  layout: 'table' | 'card' | 'side';
  children: ReactNode;
}

export const ActionRow = ({ layout, children }: Props) => (
  <div className={`${styles.actions} ${styles[layout]}`}>{children}</div>
);
