import type { ComponentProps } from 'react';
import styles from './FileLink.module.css';

interface Props extends Omit<ComponentProps<'a'>, 'className'> {
  /** The name of the form, for screen readers, because links to other forms have the same text. */
  form: string;
}

/** A link to the file of a form, or to an e-mail that requests it. */
export function FileLink({ form, children, ...link }: Props) {
  return (
    <a {...link} className={styles.link}>
      {children}
      <span className="visually-hidden">: {form}</span>
    </a>
  );
}
