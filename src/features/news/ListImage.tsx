import { mediaUrl } from '../../lib/urls/media';
import styles from './ListImage.module.css';

interface Props {
  url: string | null;
  /** Alternative text; empty beside a title that states the same. */
  alt: string;
  eager?: boolean;
}

/** The featured image of an article, or a panel with the coat of arms for an article without one. */
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
