import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../../lib/urls/media';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { imageAltAndCaption } from '../../data/news/imageTexts';
import type { NewsArticle } from '../../data/news/newsPage';
import styles from './article.module.css';

interface Props {
  /** URLs of the images, at least one (R5.1 allows seven). */
  urls: string[];
  /** The article, whose texts of images may lack some of the URLs. */
  article: Pick<NewsArticle, 'title' | 'language' | 'imageTexts'>;
}

const ARROWS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Renders the additional images as thumbnails that open a dialog, which goes round. Screen readers
 * announce the position after each step.
 */
export function Gallery({ urls, article }: Props) {
  const { t } = useTranslation(['news', 'common']);
  const { title, language, imageTexts } = article;
  const [open, setOpen] = useState<number>();
  const images = urls.map((url) => ({ url, ...imageAltAndCaption(imageTexts, url) }));
  const count = images.length;
  const shown = open === undefined ? undefined : images[open];
  // Name of the shown image, and its alternative text if it has none.
  const label = open === undefined ? '' : t('image', { index: open + 1, count });
  const step = (by: 1 | -1 = 1) => setOpen((index = 0) => (index + by + count) % count);
  return (
    <section className="stack" data-screen-only>
      <h2>{t('gallery')}</h2>
      <ul className={`plain-list stack gap-3 ${styles.thumbnails}`}>
        {images.map(({ url, alt }, index) => (
          <li key={url}>
            <button
              type="button"
              onClick={() => setOpen(index)}
              aria-label={[t('openImage', { index: index + 1, count }), alt]
                .filter(Boolean)
                .join(': ')}
            >
              <img src={mediaUrl(url)} alt="" width={320} height={180} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog
          title={title}
          wide
          onClose={() => setOpen(undefined)}
          onKeyDown={({ key }) => key in ARROWS && step(ARROWS[key])}
        >
          <figure>
            <img
              src={mediaUrl(shown.url)}
              alt={shown.alt || label}
              lang={shown.alt ? language : undefined}
              className={styles.large}
            />
            {shown.caption && (
              <figcaption className="small-print" lang={language}>
                {shown.caption}
              </figcaption>
            )}
          </figure>
          <div className={`cluster between gap-3 ${styles.controls}`}>
            <Button variant="secondary" onClick={() => step(-1)}>
              <ChevronLeft size="1.1em" />
              {t('previous', { ns: 'common' })}
            </Button>
            <span aria-live="polite">{label}</span>
            <Button variant="secondary" onClick={() => step(1)}>
              {t('next', { ns: 'common' })}
              <ChevronRight size="1.1em" />
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
