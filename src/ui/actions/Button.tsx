import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';

/**
 * The purpose of a button: `primary` main action, `secondary` others, `danger` deletes, `tertiary` minor,
 * `onDark` on dark backgrounds.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'tertiary' | 'onDark';

/**
 * Returns the class names of a button, for links that look like one.
 * @param variant omitted for a `primary` one
 * @param extra further class names, separated by spaces
 */
export const buttonClass = (variant: ButtonVariant = 'primary', extra = ''): string =>
  `${styles.button} ${styles[variant]} ${extra}`.trim();

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its purpose, which decides on its colours; `primary` by default. */
  variant?: ButtonVariant;
  /** The `<button>` element, for a component that moves the focus to it. */
  ref?: Ref<HTMLButtonElement>;
  /** The action is pending: the button stays focusable but does nothing. */
  busy?: boolean;
}

/**
 * Renders a button, `primary` unless `variant` says otherwise. Its `type` defaults to `button`, so that it
 * does not submit a form by accident.
 */
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
