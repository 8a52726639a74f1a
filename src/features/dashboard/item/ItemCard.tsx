import type { ReactNode } from 'react';
import styles from './ItemCard.module.css';

interface Props {
  /** An `h2` or `h3`. */
  heading: ReactNode;
  /** Badge and dates, inside a paragraph. */
  details: ReactNode;
  /** An ActionRow. */
  actions: ReactNode;
  /** Places the actions beside the text where the viewport is wide enough. */
  wide?: boolean;
}

/** Renders one item of a `CardList`: heading, details and actions. */
export const ItemCard = ({ heading, details, actions, wide = false }: Props) => (
  <li className={`${styles.card} ${wide ? styles.wide : ''}`}>
    <div className={styles.text}>
      {heading}
      <p className={styles.details}>{details}</p>
    </div>
    {actions}
  </li>
);
