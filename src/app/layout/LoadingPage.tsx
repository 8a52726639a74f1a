import { useTranslation } from 'react-i18next';
import styles from './LoadingPage.module.css';

/**
 * Renders an empty page in place of the first route until its code and texts are loaded; later navigations show the previous page
 * instead.
 */
export function LoadingPage() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
    </div>
  );
}
