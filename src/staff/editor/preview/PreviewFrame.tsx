import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../../lib/i18n/languages';
import styles from './PreviewFrame.module.css';

interface Props {
  title: string;
  /** Viewport width of the preview, in CSS pixels. */
  width: number;
  language: Language;
  children: ReactNode;
}

const HEIGHT = 700;

/**
 * An iframe with the site's styles, so that media queries apply to its own width, scaled down to
 * its container. Clicks on links inside do nothing.
 */
export function PreviewFrame({ title, width, language, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [scale, setScale] = useState(1);

  useLayoutEffect(() => {
    if (!container.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [width]);

  const copyStyles = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    if (!page) return;
    for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) {
      page.head.append(style.cloneNode(true));
    }
    setBody(page.body);
  };
  return (
    <div ref={container} className={styles.container} style={{ blockSize: HEIGHT * scale }}>
      <iframe
        title={title}
        srcDoc={`<!doctype html><html lang="${language}"><title>-</title><body></body></html>`}
        onLoad={({ currentTarget }) => copyStyles(currentTarget)}
        style={{
          inlineSize: width,
          blockSize: HEIGHT,
          transform: `scale(${scale})`,
          insetInlineStart: scale < 1 ? 0 : `calc(50% - ${width / 2}px)`,
        }}
      />
      {body && createPortal(<div onClickCapture={preventNavigation}>{children}</div>, body)}
    </div>
  );
}

/** Cancels clicks on links, which would navigate away from the form. */
function preventNavigation(event: MouseEvent): void {
  // No `instanceof`, because elements in the iframe have constructors of another realm.
  if (!(event.target as Element).closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}
