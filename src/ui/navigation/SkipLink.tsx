import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** Renders the first link in tab order, visible only while it has the focus (WCAG 2.4.1). */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#content" className={`visually-hidden ${styles.skip}`}>
      {t('skip')}
    </a>
  );
}
