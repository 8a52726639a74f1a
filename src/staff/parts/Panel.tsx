import type { ComponentProps } from 'react';
import styles from './Panel.module.css';

interface Props extends ComponentProps<'section'> {
  /** `accent`: a main part of the page, with a coloured edge; `compact`: beside others. */
  variant?: 'plain' | 'accent' | 'compact';
}

/** Renders a panel. Needs `aria-label` or `aria-labelledby`, without which it is not a landmark. */
export const Panel = ({ variant = 'plain', className = '', ...section }: Props) => (
  <section className={`box ${styles[variant]} ${className}`.trim()} {...section} />
);
