import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/actions/Button';
import { AppLink } from '../../ui/navigation/AppLink';
import { Columns } from '../../ui/page/Columns';
import { EmbassySection } from './EmbassySection';

/** Renders the work of the Embassy and the countries of its accreditation (R1.1). */
export function EmbassyStory() {
  const { t } = useTranslation('embassy');
  const work = t('work.items', { returnObjects: true });
  const countries = t('accreditation.countries', { returnObjects: true });
  return (
    <Columns>
      <EmbassySection id="work" title={t('work.title')}>
        <ul>
          {work.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <AppLink to="/consular" className={buttonClass('secondary')}>
          {t('work.services')}
        </AppLink>
      </EmbassySection>
      <EmbassySection id="accreditation" title={t('accreditation.title')}>
        <p>{t('accreditation.text')}</p>
        <ul>
          {countries.map((country) => (
            <li key={country}>{country}</li>
          ))}
        </ul>
      </EmbassySection>
    </Columns>
  );
}
