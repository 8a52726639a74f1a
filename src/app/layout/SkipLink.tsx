import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/**
 * Renders the first link of a page in tab order, which leads past the header to the content (WCAG 2.4.1);
 * visible only while it has the focus.
 */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#content" className={`visually-hidden ${styles.skip}`}>
      {t('skip')}
    </a>
  );
}
