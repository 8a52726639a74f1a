import type { ReactNode } from 'react';
import styles from './ItemCard.module.css';

interface Props {
  heading: ReactNode;
  details: ReactNode;
  actions: ReactNode;
  /** The actions are beside the text where the viewport is wide enough. */
  wide?: boolean;
}

export const ItemCard = ({ heading, details, actions, wide = false }: Props) => (
  <li className={`${styles.item} ${wide ? styles.wide : ''}`}>
    {heading}
    <p className={`cluster ${styles.details}`}>{details}</p>
    {actions}
  </li>
);

interface CardListProps {
  label: string;
  children: ReactNode;
}

export const CardList = ({ label, children }: CardListProps) => (
  <ul className="plain-list stack gap-1" aria-label={label}>
    {children}
  </ul>
);

interface CardActionsProps {
  /** `table`: in one line; `card`: the last button at the edge; `side`: beside the text. */
  layout: 'table' | 'card' | 'side';
  children: ReactNode;
}

export const CardActions = ({ layout, children }: CardActionsProps) => (
  <div className={`cluster ${styles.actions} ${styles[layout]}`}>{children}</div>
);
