import type { ComponentProps } from 'react';
import styles from './FileLink.module.css';

interface Props extends Omit<ComponentProps<'a'>, 'className'> {
  /** The name of the form, for screen readers: links to other forms have the same text. */
  form: string;
}

/** A link to a form, or to the way to get it: an icon, what the link does, and for which form. */
export function FileLink({ form, children, ...link }: Props) {
  return (
    <a {...link} className={styles.link}>
      {children}
      <span className="visually-hidden">: {form}</span>
    </a>
  );
}
