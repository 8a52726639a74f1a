import { type ReactNode, useState } from 'react';
import { Button } from './Button';
import styles from './CopyButton.module.css';

interface Props {
  /** Returns the text at the time of the click. */
  text: () => string;
  /** The label. */
  children: ReactNode;
  /** Stated after the text was copied. */
  copied: string;
  /** Stated where the browser refused it; says what to do instead. */
  notCopied: string;
  variant?: 'primary' | 'secondary';
}

/** Renders a button that copies a text to the clipboard, and states whether it was copied. */
export function CopyButton({ text, children, copied, notCopied, variant = 'primary' }: Props) {
  const [result, setResult] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setResult(copied);
    } catch {
      setResult(notCopied);
    }
  };
  return (
    <>
      <Button variant={variant} onClick={() => void copy()}>
        {children}
      </Button>
      <p role="status" className={styles.copied}>
        {result}
      </p>
    </>
  );
}
