import type { ReactNode } from 'react';
import styles from './FieldStack.module.css';

interface Props {
  children: ReactNode;
  className?: string;
}

/** Lays out a field and what belongs to it below: a button, a message or help. */
export const FieldStack = ({ children, className = '' }: Props) => (
  <div className={`${styles.stack} ${className}`}>{children}</div>
);
