import { useTranslation } from 'react-i18next';
import styles from './LoadingPage.module.css';

/** The fallback until the first route and its translations are loaded. */
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
