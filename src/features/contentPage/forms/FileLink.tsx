import type { ComponentProps } from 'react';
import styles from './FileLink.module.css';

interface Props extends Omit<ComponentProps<'a'>, 'className'> {
  /** The name of the form, which only screen readers get, because links to other forms have the same text. */
  form: string;
}

/**
 * Renders a link to the file of a form or to an e-mail that requests it. Takes the attributes of an `<a>`.
 */
export function FileLink({ form, children, ...link }: Props) {
  return (
    <a {...link} className={styles.link}>
      {children}
      <span className="visually-hidden">: {form}</span>
    </a>
  );
}
