import type { Language } from '../../../lib/i18n/languages';
import { mediaUrl } from '../../../lib/urls/media';
import { type ImageTexts, imageAltAndCaption } from '../../data/news/imageTexts';
import styles from './article.module.css';

interface Props {
  url: string;
  /** Texts of all images; alternative text and caption are empty for a URL without an entry. */
  texts: ImageTexts;
  /** The language of the texts. */
  language: Language;
  className?: string;
  /** Whether the image is loaded only when it is near the viewport. */
  lazy?: boolean;
}

/** Renders an image with its caption, in a box that has its size before the image is loaded. */
export function ArticleImage({ url, texts, language, className = '', lazy = false }: Props) {
  const { alt, caption } = imageAltAndCaption(texts, url);
  // Without a caption a figure would be an unnamed stop for screen readers.
  const Box = caption ? 'figure' : 'div';
  return (
    <Box className={`${styles.image} ${className}`}>
      <img
        src={mediaUrl(url)}
        alt={alt}
        lang={alt ? language : undefined}
        width={1600}
        height={900}
        loading={lazy ? 'lazy' : undefined}
        decoding="async"
      />
      {caption && (
        <figcaption className="small-print" lang={language}>
          {caption}
        </figcaption>
      )}
    </Box>
  );
}
