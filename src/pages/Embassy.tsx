import { useTranslation } from 'react-i18next';
import { pages } from '../content/site';
import { Questions } from '../features/contentPage/questions/Questions';
import { SectionQuestions } from '../features/contentPage/questions/SectionQuestions';
import { Directions } from '../features/embassy/Directions';
import { EmbassyStory } from '../features/embassy/EmbassyStory';
import { Holidays } from '../features/embassy/Holidays';
import { Leadership } from '../features/embassy/Leadership';
import { Timeline } from '../features/embassy/Timeline';
import { MapPanel } from '../features/embassyMap/MapPanel';
import { Contact } from '../features/home/Contact';
import { Mission } from '../features/home/Mission';
import { usePageNames } from '../lib/i18n/usePageNames';
import { Columns } from '../ui/page/Columns';
import { PageHead } from '../ui/page/PageHead';
import { PageHeader } from '../ui/page/PageHeader';

const page = pages.find(({ path }) => path === '/embassy');

/** Renders the page of the Embassy (R1.1). */
export function Embassy() {
  const { t } = useTranslation(['embassy', 'common']);
  const { name } = usePageNames();
  return (
    <>
      <PageHead title={t('title', { ns: 'common', page: t('title') })} description={t('lead')} />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        scene={page?.scene}
        crumbs={[{ to: '/', name: name('/') }]}
      />
      <Contact map={<MapPanel />} />
      <Columns>
        <Directions
          questions={
            page && (
              <>
                <SectionQuestions path={page.path} anchor="directions" />
                <Questions page={page} />
              </>
            )
          }
        />
        <Holidays />
      </Columns>
      <Leadership />
      <EmbassyStory />
      <Mission />
      <Timeline />
    </>
  );
}
