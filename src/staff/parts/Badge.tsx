import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface Props {
  /** `plain` is the colour of the page. */
  tone: 'green' | 'ochre' | 'plain';
  children: ReactNode;
}

/** Renders a state as a word, because colour must not be its only carrier (WCAG 1.4.1). */
export function Badge({ tone, children }: Props) {
  return <span className={`tag semibold ${styles[tone] ?? ''}`}>{children}</span>;
}
