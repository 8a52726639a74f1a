import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';

/** `tertiary` is for minor actions. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'tertiary' | 'onDark';

/** Returns the classes of a button, for links that look like one; `extra` has further classes. */
export const buttonClass = (variant: ButtonVariant = 'primary', extra = ''): string =>
  `${styles.button} ${styles[variant]} ${extra}`;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** The `<button>` element, for a component that moves the focus to it. */
  ref?: Ref<HTMLButtonElement>;
  /** The action is pending: the button stays focusable but does nothing. */
  busy?: boolean;
}

/** Renders a button, of `type` `button` by default, because it would otherwise submit its form. */
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
