import type { ComponentProps } from 'react';
import styles from './parts.module.css';

interface Props extends ComponentProps<'section'> {
  /** `compact`: beside others. */
  variant?: 'plain' | 'compact';
}

/** Renders a panel. Needs `aria-label` or `aria-labelledby`, without which it is not a landmark. */
export const Panel = ({ variant = 'plain', className = '', ...section }: Props) => (
  <section
    className={`box ${styles[variant === 'plain' ? 'panel' : variant]} ${className}`.trim()}
    {...section}
  />
);
