import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageTextOf } from '../../../lib/text/imageTexts';
import { mediaUrl } from '../../../lib/urls/media';
import type { NewsArticle } from '../../../services/news/news';
import styles from './Gallery.module.css';
import { ImageDialog } from './ImageDialog';

interface Props {
  /** At least one (R5.1 allows seven). */
  urls: string[];
  /** The article, whose texts of images may lack some of the URLs. */
  article: Pick<NewsArticle, 'title' | 'language' | 'imageTexts'>;
}

/** “Next” leads from the end of the list to its beginning. */
export function Gallery({ urls, article }: Props) {
  const { t } = useTranslation('news');
  const [open, setOpen] = useState<number>();
  const images = urls.map((url) => ({ url, ...imageTextOf(article.imageTexts, url) }));
  const count = images.length;
  const shown = open === undefined ? undefined : images[open];
  return (
    <section aria-labelledby="gallery" className={styles.gallery} data-screen-only>
      <h2 id="gallery">{t('gallery')}</h2>
      <ul className="plain-list">
        {images.map(({ url, alt }, index) => (
          <li key={url}>
            <button
              type="button"
              onClick={() => setOpen(index)}
              aria-label={[t('openImage', { index: index + 1, count }), alt]
                .filter(Boolean)
                .join(': ')}
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
      {shown && open !== undefined && (
        <ImageDialog
          {...shown}
          title={article.title}
          language={article.language}
          label={t('image', { index: open + 1, count })}
          onStep={(by) => setOpen((open + by + count) % count)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
