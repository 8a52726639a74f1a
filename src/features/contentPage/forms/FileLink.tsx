import type { ComponentProps } from 'react';
import styles from './FileLink.module.css';

interface Props extends Omit<ComponentProps<'a'>, 'className'> {
  /** Name of the form, for screen readers only, because links to other forms have the same text. */
  form: string;
}

export function FileLink({ form, children, ...link }: Props) {
  return (
    <a {...link} className={styles.link}>
      {children}
      <span className="visually-hidden">: {form}</span>
    </a>
  );
}
