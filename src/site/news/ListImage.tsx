import { mediaUrl } from '../../lib/urls/media';
import styles from './ListImage.module.css';

interface Props {
  url: string | null;
  /** Whether the image is on the first screen, and so not lazy. */
  eager?: boolean;
}

/** Renders the image of an article, beside its title; the Embassy's logo if `url` is null. */
export function ListImage({ url, eager = false }: Props) {
  return (
    <div className={styles.image}>
      {url ? (
        <img
          src={mediaUrl(url)}
          alt=""
          className="cover"
          width={1600}
          height={900}
          loading={eager ? 'eager' : 'lazy'}
        />
      ) : (
        <img src="/shield.svg" alt="" width={80} height={96} className={styles.none} />
      )}
    </div>
  );
}
