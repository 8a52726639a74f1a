import { mediaUrl } from '../../lib/media';
import styles from './Uploads.module.css';
import { useDataUrl } from './useDataUrl';
import type { PictureValue } from './values';

/** A small view of a picture, stored or chosen just now; its words stand beside it. */
export function PictureThumb({ picture }: { picture: PictureValue }) {
  const fresh = useDataUrl(picture.file);
  const address = picture.file ? fresh : picture.url && mediaUrl(picture.url);
  return (
    <span className={styles.thumb}>
      {address && <img src={address} alt="" width={160} height={90} decoding="async" />}
    </span>
  );
}
