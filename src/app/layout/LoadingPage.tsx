import { useTranslation } from 'react-i18next';
import styles from './LoadingPage.module.css';

/** What stands on the page until the words of the first page are here. */
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
