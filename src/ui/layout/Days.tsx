import { AutoLink } from '../navigation/AutoLink';
import styles from './Days.module.css';

interface Props {
  /** Days or terms in their order, each with what is then. */
  items: string[][];
  className?: string;
}

/** Renders days as beads on a string, which lies where there is room. */
export const Days = ({ items, className = '' }: Props) => (
  <ol className={`plain-list ${styles.days} ${className}`.trim()}>
    {items.map(([day = '', text = '']) => (
      <li key={day}>
        <strong>{day}</strong> <AutoLink text={text} />
      </li>
    ))}
  </ol>
);
