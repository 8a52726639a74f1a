import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet' | 'light';

/**
 * The class names of a button, for links that look like one.
 * @param extra further class names
 */
export const buttonClass = (variant: ButtonVariant = 'primary', extra = ''): string =>
  `${styles.button} ${styles[variant]} ${extra}`.trim();

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  ref?: Ref<HTMLButtonElement>;
  /** The action is pending: the button stays focusable but does nothing. */
  busy?: boolean;
}

/** A button. Its `type` defaults to `button`, so that it does not submit a form by accident. */
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
