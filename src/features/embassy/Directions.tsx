import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmbassySection } from './EmbassySection';

/** @param questions to the Embassy, and answers, on access */
export function Directions({ questions }: { questions: ReactNode }) {
  const { t } = useTranslation('embassy');
  const ways = t('directions.ways', { returnObjects: true });
  return (
    <EmbassySection id="directions" title={t('directions.title')}>
      {ways.map(({ from, text }) => (
        <div key={from}>
          <h3>{from}</h3>
          <p>{text}</p>
        </div>
      ))}
      <p>{t('directions.entrance')}</p>
      <p>{t('directions.access')}</p>
      {questions}
    </EmbassySection>
  );
}
