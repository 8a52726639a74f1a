import type { ComponentProps } from 'react';
import styles from './parts.module.css';

/** Renders a panel. Needs `aria-label` or `aria-labelledby`, without which it is not a landmark. */
export const Panel = ({ className = '', ...section }: ComponentProps<'section'>) => (
  <section className={`box ${styles.panel} ${className}`} {...section} />
);
