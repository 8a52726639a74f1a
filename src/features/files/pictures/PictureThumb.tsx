import { mediaUrl } from '../../../lib/urls/media';
import styles from '../fields/Uploads.module.css';
import type { PictureValue } from '../save/values';
import { useDataUrl } from './useDataUrl';

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
