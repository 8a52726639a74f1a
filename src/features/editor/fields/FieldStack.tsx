import type { ReactNode } from 'react';
import styles from './FieldStack.module.css';

interface Props {
  children: ReactNode;
  className?: string;
}

/** A field, and below it what belongs to it: a button, a message, help. */
export const FieldStack = ({ children, className = '' }: Props) => (
  <div className={`${styles.stack} ${className}`}>{children}</div>
);
