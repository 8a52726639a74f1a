import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/actions/Button';
import { LocalLink } from '../../ui/navigation/LocalLink';
import styles from './Embassy.module.css';

/** What the Embassy does, and for which countries. */
export function EmbassyStory() {
  const { t } = useTranslation('embassy');
  const work = t('work.items', { returnObjects: true });
  const countries = t('accreditation.countries', { returnObjects: true });
  return (
    <div className={`container ${styles.columns}`}>
      <section aria-labelledby="work" className={styles.block}>
        <h2 id="work" tabIndex={-1}>
          {t('work.title')}
        </h2>
        <ul>
          {work.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <LocalLink to="/consular" className={buttonClass('secondary')}>
          {t('work.services')}
        </LocalLink>
      </section>
      <section aria-labelledby="accreditation" className={styles.block}>
        <h2 id="accreditation" tabIndex={-1}>
          {t('accreditation.title')}
        </h2>
        <p>{t('accreditation.text')}</p>
        <ul>
          {countries.map((country) => (
            <li key={country}>{country}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
