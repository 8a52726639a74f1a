import { useTranslation } from 'react-i18next';
import { pages } from '../../content/site';
import { buttonClass } from '../../ui/actions/Button';
import { AppLink } from '../../ui/navigation/AppLink';
import { PageHeader } from '../../ui/page/PageHeader';
import { EmbassySection, Holidays, Leadership, Timeline } from '../embassy/embassySections';
import styles from '../embassy/embassySections.module.css';
import { Contact } from '../embassy/home/Contact';
import { Mission } from '../embassy/home/Mission';
import { MapPanel } from '../embassy/map/MapPanel';
import { useLeaders } from '../embassy/People';
import { Questions, SectionQuestions } from './questions/Questions';

const page = pages.find(({ path }) => path === '/embassy');

/** Lists the countries in which the Embassy is accredited (R1.1). */
function Accreditation() {
  const { t } = useTranslation('embassy');
  const countries = t('accreditation.countries', { returnObjects: true });
  return (
    <EmbassySection id="accreditation" title={t('accreditation.title')}>
      <p>{t('accreditation.text')}</p>
      <ul className={`plain-list auto-grid ${styles.countries}`}>
        {countries.map((country) => (
          <li key={country}>{country}</li>
        ))}
      </ul>
    </EmbassySection>
  );
}

/** Says how to get to the Embassy and into it, with the questions of visitors about that. */
function Directions() {
  const { t } = useTranslation('embassy');
  const ways = t('directions.ways', { returnObjects: true });
  return (
    <EmbassySection id="directions" title={t('directions.title')}>
      {ways.map(({ from, text }) => (
        <div key={from} className={`stack gap-1 ${styles.way}`}>
          <h3>{from}</h3>
          <p>{text}</p>
        </div>
      ))}
      <p>{t('directions.entrance')}</p>
      <p>{t('directions.access')}</p>
      {page && (
        <>
          <SectionQuestions path={page.path} anchor="directions" />
          <Questions page={page} />
        </>
      )}
      <Accreditation />
    </EmbassySection>
  );
}

/** Renders the work of the Embassy (R1.1). */
function Work() {
  const { t } = useTranslation('embassy');
  const work = t('work.items', { returnObjects: true });
  return (
    <div className={`container ${styles.columns}`}>
      <EmbassySection id="work" title={t('work.title')}>
        <ul className={styles.work}>
          {work.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <AppLink to="/consular" className={buttonClass('secondary')}>
          {t('work.services')}
        </AppLink>
      </EmbassySection>
    </div>
  );
}

/** Renders the page of the Embassy (R1.1). */
export function Embassy() {
  const { t } = useTranslation('embassy');
  const [ambassador] = useLeaders();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} scene={page?.scene} />
      <div className={styles.page}>
        <Leadership />
        <Contact map={<MapPanel />} />
        <div className={`container ${styles.columns}`}>
          <Directions />
          <Holidays />
        </div>
        <Work />
        <Mission>
          {/* Unless they stand in place of a portrait. */}
          {ambassador?.photo && (
            <img
              src="/arms.svg"
              alt={t('arms')}
              width={424}
              height={364}
              loading="lazy"
              className={styles.arms}
            />
          )}
        </Mission>
        <Timeline />
      </div>
    </>
  );
}
