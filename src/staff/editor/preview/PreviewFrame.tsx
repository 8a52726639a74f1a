import { type MouseEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../../lib/i18n/languages';
import styles from './PreviewFrame.module.css';

interface Props {
  title: string;
  language: Language;
  children: ReactNode;
}

/**
 * An iframe with the site's styles, so that media queries apply to its own width. Clicks
 * on links inside do nothing.
 */
export function PreviewFrame({ title, language, children }: Props) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const copyStyles = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    if (!page) return;
    for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) {
      page.head.append(style.cloneNode(true));
    }
    setBody(page.body);
  };
  return (
    <>
      <iframe
        title={title}
        className={styles.frame}
        srcDoc={`<!doctype html><html lang="${language}"><title>-</title><body></body></html>`}
        onLoad={({ currentTarget }) => copyStyles(currentTarget)}
      />
      {body && createPortal(<div onClickCapture={preventNavigation}>{children}</div>, body)}
    </>
  );
}

/** Cancels clicks on links, which would navigate away from the form. */
function preventNavigation(event: MouseEvent): void {
  // No `instanceof`, because elements in the iframe have constructors of another realm.
  if (!(event.target as Element).closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}
