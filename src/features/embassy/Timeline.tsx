import { useTranslation } from 'react-i18next';
import { EmbassySection } from './EmbassySection';
import styles from './Timeline.module.css';

export function Timeline() {
  const { t } = useTranslation('embassy');
  const events = t('relations.events', { returnObjects: true });
  return (
    <EmbassySection id="relations" title={t('relations.title')} wide>
      <ol className={`plain-list ${styles.timeline}`}>
        {events.map(({ date, text }) => (
          <li key={date}>
            <h3>{date}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </EmbassySection>
  );
}
