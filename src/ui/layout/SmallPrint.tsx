import type { ReactNode } from 'react';
import styles from './SmallPrint.module.css';

interface Props {
  as?: 'p' | 'span';
  /** Where it stands in its parent's grid. */
  className?: string | undefined;
  children: ReactNode;
}

/** Text beside the matter: smaller and softer than what it belongs to. */
export const SmallPrint = ({ as: Tag = 'p', className, children }: Props) => (
  <Tag className={[styles.small, className].filter(Boolean).join(' ')}>{children}</Tag>
);
