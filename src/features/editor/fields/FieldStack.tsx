import type { ReactNode } from 'react';
import styles from './FieldStack.module.css';

interface Props {
  children: ReactNode;
  className?: string;
}

/** A field with a button, a message or help below it. */
export const FieldStack = ({ children, className = '' }: Props) => (
  <div className={`${styles.stack} ${className}`}>{children}</div>
);
