import { useTranslation } from 'react-i18next';
import styles from './Embassy.module.css';

/** The Ambassador and the deputy (spec 1). What is not confirmed is not stated (embassy.json). */
export function Leadership() {
  const { t } = useTranslation('embassy');
  return (
    <section aria-labelledby="leadership" className={`container ${styles.section}`}>
      <h2 id="leadership">{t('leadership.title')}</h2>
      <div className={styles.people}>
        <div className={styles.person}>
          <p className={styles.role}>{t('leadership.ambassador.role')}</p>
          <h3>{t('leadership.ambassador.name')}</h3>
          <p>{t('leadership.ambassador.text')}</p>
        </div>
        <div className={styles.person}>
          <h3>{t('leadership.deputy.role')}</h3>
          <p>{t('leadership.deputy.text')}</p>
        </div>
      </div>
    </section>
  );
}
