import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet' | 'light';

/** The classes of a button, for links that look like one. */
export const buttonClass = (look: ButtonVariant = 'primary', extra = ''): string =>
  `${styles.button} ${styles[look]} ${extra}`.trim();

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  ref?: Ref<HTMLButtonElement>;
  /** The action is under way: the button stays focusable but does nothing. */
  busy?: boolean;
}

/** A button. `type` is `button` unless given, so that none sends a form by accident. */
export function Button({
  variant,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      type={busy ? 'button' : type}
      className={buttonClass(variant, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    />
  );
}
