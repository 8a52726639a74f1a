import { useEffect, useState } from 'react';
import { mediaUrl } from '../../../lib/urls/media';
import type { ImageValue } from '../../kinds/files';
import styles from '../files.module.css';

/**
 * Renders the image of a card, with an empty `alt`, because the card names it in text. The frame is empty while a selected file
 * is being read, and if it cannot be read.
 */
export function ImageThumbnail({ image: { file, url } }: { image: ImageValue }) {
  const [read, setRead] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    const show = (dataUrl: string) => isCurrent && setRead({ file, url: dataUrl });
    toDataUrl(file).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [file]);
  const dataUrl = read?.file === file ? read?.url : undefined;
  const src = file ? dataUrl : url && mediaUrl(url);
  return (
    <span className={styles.thumb}>
      {src && <img src={src} alt="" width={160} height={90} decoding="async" className="cover" />}
    </span>
  );
}

/** Reads a file as a `data:` URL, because the Content-Security-Policy allows no `blob:` (design 8). Rejects if unreadable. */
export const toDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
