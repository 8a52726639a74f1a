import type { Language } from '../../../lib/i18n/languages';
import { type ImageTexts, imageTextOf } from '../../../lib/text/imageTexts';
import { mediaUrl } from '../../../lib/urls/media';
import styles from './Featured.module.css';

interface Props {
  /** The stored URL of the image. */
  url: string;
  /** Alternative texts and captions by URL; both are empty for a URL without an entry. */
  texts: ImageTexts;
  /** The language of the texts. */
  language: Language;
}

/** Renders the featured image of an article with its alternative text and, if it has one, its caption. */
export function Featured({ url, texts, language }: Props) {
  const { alt, caption } = imageTextOf(texts, url);
  return (
    <figure className={styles.featured}>
      <img
        src={mediaUrl(url)}
        alt={alt}
        lang={alt ? language : undefined}
        width={1600}
        height={900}
        decoding="async"
      />
      {caption && <figcaption lang={language}>{caption}</figcaption>}
    </figure>
  );
}
