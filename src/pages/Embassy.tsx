import { useTranslation } from 'react-i18next';
import { EmbassyStory } from '../features/embassy/EmbassyStory';
import { Leadership } from '../features/embassy/Leadership';
import { Timeline } from '../features/embassy/Timeline';
import { Contact } from '../features/home/Contact';
import { Mission } from '../features/home/Mission';
import { MapPanel } from '../features/map/MapPanel';
import { usePageNames } from '../lib/i18n/usePageNames';
import { PageHeader } from '../ui/PageHeader';

/** The Embassy itself: who leads it, what it does and stands for, where it is. */
export function Embassy() {
  const { t } = useTranslation(['embassy', 'common']);
  const { name } = usePageNames();
  return (
    <>
      <title>{t('title', { ns: 'common', page: t('title') })}</title>
      <meta name="description" content={t('lead')} />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        scene="nairobi-skyline"
        crumbs={[{ to: '/', name: name('/') }]}
      />
      <Contact map={<MapPanel />} />
      <Leadership />
      <EmbassyStory />
      <Mission />
      <Timeline />
    </>
  );
}
