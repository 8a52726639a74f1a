import { ArticleImage, type ArticleImageProps } from './ArticleImage';
import styles from './TextImage.module.css';

export const TextImage = (props: ArticleImageProps) => (
  <ArticleImage {...props} lazy className={styles.figure} />
);
