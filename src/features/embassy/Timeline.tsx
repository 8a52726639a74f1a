import { useTranslation } from 'react-i18next';
import styles from './Embassy.module.css';

/** The history of relations as a list of dates. */
export function Timeline() {
  const { t } = useTranslation('embassy');
  const events = t('relations.events', { returnObjects: true });
  return (
    <section aria-labelledby="relations" className={`container ${styles.section}`}>
      <h2 id="relations" tabIndex={-1}>
        {t('relations.title')}
      </h2>
      <ol className={`plain-list ${styles.timeline}`}>
        {events.map(({ date, text }) => (
          <li key={date}>
            <h3>{date}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
