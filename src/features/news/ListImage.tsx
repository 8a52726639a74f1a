import { mediaUrl } from '../../lib/urls/media';
import styles from './ListImage.module.css';

interface Props {
  url: string | null;
  /** Alternative text; empty beside a title that states the same. */
  alt: string;
  /** On the first screen. */
  eager?: boolean;
}

/** The coat of arms where `url` is null. */
export function ListImage({ url, alt, eager = false }: Props) {
  return (
    <div className={styles.image}>
      {url ? (
        <img
          src={mediaUrl(url)}
          alt={alt}
          width={1600}
          height={900}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        <img src="/shield.svg" alt="" width={80} height={96} className={styles.none} />
      )}
    </div>
  );
}
