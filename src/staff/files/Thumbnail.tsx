import { mediaUrl } from '../../lib/urls/media';
import styles from './files.module.css';

/** Renders an image that stands beside its name, and therefore without an alternative text. */
export const Thumbnail = ({ url }: { url: string }) => (
  <span className={styles.thumb}>
    <img src={mediaUrl(url)} alt="" width={240} height={135} loading="lazy" className="cover" />
  </span>
);
