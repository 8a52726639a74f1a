import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import styles from './CopyButton.module.css';

/**
 * Renders a button that copies the form's text to the clipboard, and states whether it was copied or the
 * browser refused it. `text` is called on click, so that it has the latest values.
 */
export function CopyButton({ text }: { text: () => string }) {
  const { t } = useTranslation('admin');
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>{t('conflict.copy')}</Button>
      <p role="status" className={styles.copied}>
        {copied !== undefined && t(copied ? 'conflict.copied' : 'conflict.notCopied')}
      </p>
    </>
  );
}
