import { ArticleImage, type ArticleImageProps } from './ArticleImage';
import styles from './TextImage.module.css';

/** Renders an image between two paragraphs of an article. */
export const TextImage = (props: ArticleImageProps) => (
  <ArticleImage {...props} lazy className={styles.figure} />
);
