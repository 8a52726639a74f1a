import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { imageTextOf } from '../../../lib/text/imageTexts';
import { mediaUrl } from '../../../lib/urls/media';
import type { NewsArticle } from '../../../services/news/news';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import styles from './Gallery.module.css';

interface ImageDialogProps {
  url: string;
  alt: string;
  caption: string;
  title: string;
  language: Language;
  /** Name of the image, and its alternative text if `alt` is empty. */
  label: string;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** Shows an image of the gallery in a dialog. Screen readers announce the position after each step. */
function ImageDialog({ label, onStep, onClose, ...image }: ImageDialogProps) {
  const { url, alt, caption, title, language } = image;
  const { t } = useTranslation();
  return (
    <Dialog title={title} wide onClose={onClose}>
      <figure className={styles.figure}>
        <img
          src={mediaUrl(url)}
          alt={alt || label}
          lang={alt ? language : undefined}
          className={styles.large}
        />
        {caption && <figcaption lang={language}>{caption}</figcaption>}
      </figure>
      <div className={styles.controls}>
        <Button variant="secondary" onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden="true" size="1.1em" />
          {t('previous')}
        </Button>
        <span aria-live="polite">{label}</span>
        <Button variant="secondary" onClick={() => onStep(1)}>
          {t('next')}
          <ChevronRight aria-hidden="true" size="1.1em" />
        </Button>
      </div>
    </Dialog>
  );
}

interface Props {
  /** URLs of the images, at least one (R5.1 allows seven). */
  urls: string[];
  /** The article, whose texts of images may lack some of the URLs. */
  article: Pick<NewsArticle, 'title' | 'language' | 'imageTexts'>;
}

/** Renders the additional images as thumbnails that open a dialog, in which “Next” leads from the last to the first. */
export function Gallery({ urls, article }: Props) {
  const { t } = useTranslation('news');
  const [open, setOpen] = useState<number>();
  const images = urls.map((url) => ({ url, ...imageTextOf(article.imageTexts, url) }));
  const count = images.length;
  const shown = open === undefined ? undefined : images[open];
  return (
    <section className={styles.gallery} data-screen-only>
      <h2>{t('gallery')}</h2>
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
