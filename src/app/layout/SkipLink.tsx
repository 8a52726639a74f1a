import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** The first link of a page in tab order, which leads past the header to the content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#content" className={`visually-hidden ${styles.skip}`}>
      {t('skip')}
    </a>
  );
}
