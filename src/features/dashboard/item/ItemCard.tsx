import type { ReactNode } from 'react';
import styles from './ItemCard.module.css';

interface Props {
  /** An `h2` or `h3`. */
  heading: ReactNode;
  /** Badge and dates, inside a paragraph. */
  details: ReactNode;
  /** The checkbox that chooses the item. */
  select?: ReactNode;
  /** An ActionRow. */
  actions: ReactNode;
  /** Places the actions below the details, and beside the text where the viewport is wide enough. */
  wide?: boolean;
}

/** Renders one item of a `CardList`: heading, details and actions. */
export const ItemCard = ({ heading, details, select, actions, wide = false }: Props) => (
  <li className={`${styles.card} ${wide ? styles.wide : ''} ${select ? styles.selectable : ''}`}>
    {select}
    {heading}
    <p className={styles.details}>{details}</p>
    {actions}
  </li>
);
