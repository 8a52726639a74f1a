import { useTranslation } from 'react-i18next';
import { pages } from '../../content/site';
import { AppLink } from '../../ui/navigation/AppLink';
import { EmbassySection, Holidays, KeyDates, Leadership } from '../embassy/embassySections';
import { Contact } from '../embassy/home/Contact';
import { Mission } from '../embassy/home/Mission';
import { MapPanel } from '../embassy/map/MapPanel';
import { ContentLayout } from './layout/ContentLayout';
import { Questions, SectionAnswers } from './questions/Questions';

const page = pages.find(({ path }) => path === '/embassy');

/** Says what the Embassy does. */
function Work() {
  const { t } = useTranslation('embassy');
  const work = t('work.items', { returnObjects: true });
  return (
    <EmbassySection id="work" title={t('work.title')}>
      <ul className="stack gap-2">
        {work.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <AppLink to="/consular">{t('work.services')}</AppLink>
      </p>
    </EmbassySection>
  );
}

/** Renders the page of the Embassy (R1.1). */
export function Embassy() {
  const { t } = useTranslation(['embassy', 'home']);
  if (!page) return null;
  const sections = {
    leadership: { title: t('leadership.title') },
    contact: { title: t('home:contact.title') },
    holidays: { title: t('holidays.title') },
    work: { title: t('work.title') },
    mission: { title: t('home:mission.title') },
    relations: { title: t('relations.title') },
  };
  return (
    <ContentLayout page={page} text={{ title: t('title'), lead: t('lead') }} sections={sections}>
      <Leadership />
      <Contact map={<MapPanel />} />
      <SectionAnswers page={page} anchor="contact" />
      <Holidays />
      <Work />
      <Mission />
      <KeyDates />
      <Questions page={page} />
    </ContentLayout>
  );
}
