import { mediaUrl } from '../../../lib/urls/media';
import type { ImageValue } from '../upload/values';
import styles from './ImageThumbnail.module.css';
import { useDataUrl } from './useDataUrl';

/** A thumbnail, decorative because the texts stand beside it. */
export function ImageThumbnail({ image }: { image: ImageValue }) {
  const fresh = useDataUrl(image.file);
  const src = image.file ? fresh : image.url && mediaUrl(image.url);
  return (
    <span className={styles.thumb}>
      {src && <img src={src} alt="" width={160} height={90} decoding="async" />}
    </span>
  );
}
