import { useTranslation } from 'react-i18next';
import styles from './LoadingPage.module.css';

/** Renders an empty page until code and texts of the first route are loaded; later navigations keep the previous page. */
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
