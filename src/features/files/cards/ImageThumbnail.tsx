import { mediaUrl } from '../../../lib/urls/media';
import type { ImageValue } from '../upload/values';
import styles from './ImageThumbnail.module.css';
import { useDataUrl } from './useDataUrl';

/**
 * With an empty `alt`, because the card names the image in text. The frame is empty while a
 * selected file is being read, and when it cannot be read.
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
