import { useTranslation } from 'react-i18next';
import styles from './Embassy.module.css';

/** The way on foot from the two metro stations, as the sketch map shows it. */
export function Directions() {
  const { t } = useTranslation('embassy');
  const ways = t('directions.ways', { returnObjects: true });
  return (
    <section aria-labelledby="directions" className={styles.block}>
      <h2 id="directions" tabIndex={-1}>
        {t('directions.title')}
      </h2>
      {ways.map(({ from, text }) => (
        <div key={from}>
          <h3>{from}</h3>
          <p>{text}</p>
        </div>
      ))}
      <p>{t('directions.entrance')}</p>
    </section>
  );
}
