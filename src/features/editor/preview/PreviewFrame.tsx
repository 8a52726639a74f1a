import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import styles from './PreviewFrame.module.css';

interface Props {
  title: string;
  /** Of the screen that is shown, in CSS pixels. */
  width: number;
  children: ReactNode;
}

const HEIGHT = 700;

/**
 * A window of its own width with the site's styles, so that what depends on the width of the screen
 * looks as it will there. Larger than the room it has, it is shown smaller.
 */
export function PreviewFrame({ title, width, children }: Props) {
  const language = useLanguage();
  const room = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [scale, setScale] = useState(1);

  // The room is known only once it is drawn, and it grows when the dialog around it opens.
  useLayoutEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [width]);

  const fill = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument;
    if (!page) return;
    for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) {
      page.head.append(style.cloneNode(true));
    }
    setBody(page.body);
  };
  return (
    <div ref={room} className={styles.room} style={{ blockSize: HEIGHT * scale }}>
      <iframe
        title={title}
        srcDoc={`<!doctype html><html lang="${language}"><title>-</title><body></body></html>`}
        onLoad={({ currentTarget }) => fill(currentTarget)}
        style={{
          inlineSize: width,
          blockSize: HEIGHT,
          transform: `scale(${scale})`,
          insetInlineStart: scale < 1 ? 0 : `calc(50% - ${width / 2}px)`,
        }}
      />
      {body && createPortal(<div onClickCapture={stayHere}>{children}</div>, body)}
    </div>
  );
}

/** A link in the preview would leave the form. */
function stayHere(event: MouseEvent): void {
  // Elements of the frame are of its own window, so `instanceof` does not know them.
  if (!(event.target as Element).closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}
