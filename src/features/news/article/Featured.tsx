import { ArticleImage, type ArticleImageProps } from './ArticleImage';
import styles from './Featured.module.css';

/** Renders the featured image of an article. */
export const Featured = (props: ArticleImageProps) => (
  <ArticleImage {...props} className={styles.featured} />
);
