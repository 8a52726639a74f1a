import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import styles from './CopyButton.module.css';

interface Props {
  /** Text to copy, read at the time of the click. */
  text: () => string;
  children: ReactNode;
  /** “Copied.” by default, which is in place of the words of the button for some seconds. */
  copied?: string;
  /** Message if it could not be copied: what to do instead; by default to select the text. */
  notCopied?: string;
  variant?: 'primary' | 'secondary' | 'tertiary';
}

/** Renders a button that copies a text, and says in a live region whether it did. */
export function CopyButton({ text, children, copied, notCopied, variant = 'primary' }: Props) {
  const { t } = useTranslation();
  const [result, setResult] = useState<string>();
  const failure = notCopied ?? t('contact.notCopied');
  const copy = async () => {
    // So that the same answer is shown and read out again.
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(text());
      setResult(copied ?? t('contact.copied'));
    } catch {
      setResult(failure);
    }
  };
  // A failure stays, because it says what to do.
  return (
    <div className={(copied ?? result === failure) ? 'cluster' : styles.copy}>
      <Button variant={variant} onClick={() => void copy()}>
        {children}
      </Button>
      <p role="status" className={styles.copied}>
        {result}
      </p>
    </div>
  );
}
