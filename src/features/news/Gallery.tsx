import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../lib/media';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './Gallery.module.css';

interface Props {
  urls: string[];
  /** Title of the article. */
  title: string;
}

/** Additional pictures; a click enlarges one in a dialog with previous and next. */
export function Gallery({ urls, title }: Props) {
  const { t } = useTranslation(['news', 'common']);
  const [open, setOpen] = useState<number>();
  const count = urls.length;
  const step = (by: number) => setOpen((index = 0) => (index + by + count) % count);
  const label = t('picture', { index: (open ?? 0) + 1, count });
  return (
    <section aria-labelledby="gallery" className={styles.gallery}>
      <h2 id="gallery">{t('gallery')}</h2>
      <ul className="plain-list">
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              onClick={() => setOpen(index)}
              aria-label={t('openPicture', { index: index + 1, count })}
            >
              <img
                src={mediaUrl(url)}
                alt=""
                width={320}
                height={180}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Dialog title={title} wide onClose={() => setOpen(undefined)}>
          <img src={mediaUrl(urls[open] ?? '')} alt={label} className={styles.large} />
          <div className={styles.controls}>
            <Button look="secondary" onClick={() => step(-1)}>
              <ChevronLeft aria-hidden="true" size="1.1em" />
              {t('previous', { ns: 'common' })}
            </Button>
            <span aria-live="polite">{label}</span>
            <Button look="secondary" onClick={() => step(1)}>
              {t('next', { ns: 'common' })}
              <ChevronRight aria-hidden="true" size="1.1em" />
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
