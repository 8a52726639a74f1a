import { useTranslation } from 'react-i18next';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { EmbassySection } from './EmbassySection';

export function Directions() {
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
      <p>
        <AutoLink text={t('directions.access')} />
      </p>
    </EmbassySection>
  );
}
