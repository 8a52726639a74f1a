import { ArticleImage, type ArticleImageProps } from './ArticleImage';
import styles from './Featured.module.css';

export const Featured = (props: ArticleImageProps) => (
  <ArticleImage {...props} className={styles.featured} />
);
