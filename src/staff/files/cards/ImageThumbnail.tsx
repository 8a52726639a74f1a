import { useEffect, useState } from 'react';
import { mediaUrl } from '../../../lib/urls/media';
import type { ImageValue } from '../../kinds/files';
import styles from './ImageThumbnail.module.css';

/**
 * Renders the image of a card, with an empty `alt`, because the card names it in text. The frame is empty while a selected file
 * is being read, and if it cannot be read.
 */
export function ImageThumbnail({ image }: { image: ImageValue }) {
  const dataUrl = useDataUrl(image.file);
  const src = image.file ? dataUrl : image.url && mediaUrl(image.url);
  return (
    <span className={styles.thumb}>
      {src && <img src={src} alt="" width={160} height={90} decoding="async" />}
    </span>
  );
}

/**
 * Reads a file as a `data:` URL, because the Content-Security-Policy allows no `blob:` (design 8).
 * Null without a file, until it is read, and when it cannot be read.
 */
function useDataUrl(file: Blob | undefined): string | null {
  const [result, setResult] = useState<{ file: Blob; url: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setResult({ file, url: String(reader.result) });
    reader.readAsDataURL(file);
    return () => {
      reader.onload = null;
    };
  }, [file]);
  return result && result.file === file ? result.url : null;
}
