import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';

export type Look = 'primary' | 'secondary' | 'danger' | 'quiet' | 'light';

/** The classes of a button, for links that look like one. */
export const buttonClass = (look: Look = 'primary', extra = ''): string =>
  `${styles.button} ${styles[look]} ${extra}`.trim();

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  ref?: Ref<HTMLButtonElement>;
  /** The action is under way: the button stays focusable but does nothing. */
  busy?: boolean;
}

/** A button. `type` is `button` unless given, so that none sends a form by accident. */
export function Button({
  look,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      type={busy ? 'button' : type}
      className={buttonClass(look, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    />
  );
}
