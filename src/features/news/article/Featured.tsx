import { type ImageTexts, imageTextOf } from '../../../lib/text/imageTexts';
import { languageOfText } from '../../../lib/text/text';
import { mediaUrl } from '../../../lib/urls/media';
import styles from './Featured.module.css';

interface Props {
  url: string;
  texts: ImageTexts;
}

/** The featured image of an article, with its alternative text and caption. */
export function Featured({ url, texts }: Props) {
  const { alt, caption } = imageTextOf(texts, url);
  return (
    <figure className={styles.featured}>
      <img
        src={mediaUrl(url)}
        alt={alt}
        lang={alt ? languageOfText(alt) : undefined}
        width={1600}
        height={900}
        decoding="async"
      />
      {caption && <figcaption lang={languageOfText(caption)}>{caption}</figcaption>}
    </figure>
  );
}
