import type { ReactNode } from 'react';
import styles from './ItemCard.module.css';

interface Props {
  heading: ReactNode;
  details: ReactNode;
  select?: ReactNode;
  actions: ReactNode;
  /** The actions are beside the text where the viewport is wide enough. */
  wide?: boolean;
}

export const ItemCard = ({ heading, details, select, actions, wide = false }: Props) => (
  <li className={`${styles.card} ${wide ? styles.wide : ''} ${select ? styles.selectable : ''}`}>
    {select}
    {heading}
    <p className={styles.details}>{details}</p>
    {actions}
  </li>
);
