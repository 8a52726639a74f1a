import { useTranslation } from 'react-i18next';
import { people } from '../../content/people';
import { useLanguage } from '../../lib/i18n/useLanguage';
import styles from './Embassy.module.css';

/** The Ambassador and the deputy (spec 1). What is not confirmed is not stated (people.ts). */
export function Leadership() {
  const { t } = useTranslation('embassy');
  const language = useLanguage();
  return (
    <section aria-labelledby="leadership" className={`container ${styles.section}`}>
      <h2 id="leadership" tabIndex={-1}>
        {t('leadership.title')}
      </h2>
      <div className={styles.people}>
        {people.map(({ key, name }) => (
          <div key={key} className={styles.person}>
            {name && <p className={styles.role}>{t(`leadership.${key}.role`)}</p>}
            <h3>{name ? name[language] : t(`leadership.${key}.role`)}</h3>
            <p>{t(`leadership.${key}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
