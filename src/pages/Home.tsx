import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PeopleBand } from '../features/embassy/People';
import { MapPanel } from '../features/embassyMap/MapPanel';
import { Contact } from '../features/home/Contact';
import { Hero } from '../features/home/hero/Hero';
import { DiasporaBanner, ExploreGrid, Needs, QuickLinks } from '../features/home/homeSections';
import { Mission } from '../features/home/Mission';
import { yieldToMain } from '../lib/browser/yieldToMain';
import { lazyPart } from '../lib/hooks/lazyPart';
import { PageHead } from '../ui/page/PageHead';
import styles from './Home.module.css';

// Separate chunks, because the banners import the database client and its cache. Each is fetched after the first
// screen and evaluated in a separate task, so that rendering is not blocked (decision 0024).
const NewsBanner = lazyPart(async () => {
  await yieldToMain();
  return (await import('../features/news/banner/NewsBanner')).NewsBanner;
});
const NoticesBanner = lazyPart(async () => {
  await yieldToMain();
  return (await import('../features/notices/NoticesBanner')).NoticesBanner;
});

/** Renders the home page (R1.21). News and notices are chunks of their own; an empty element reserves their space. */
export function Home() {
  const { t } = useTranslation('home');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Suspense>
        <Hero />
      </Suspense>
      <Suspense>
        <Needs />
      </Suspense>
      <Suspense fallback={<div className={styles.newsPlace} />}>
        <NewsBanner />
      </Suspense>
      <Suspense fallback={<div className={styles.noticesPlace} />}>
        <NoticesBanner />
      </Suspense>
      <Suspense>
        <DiasporaBanner />
        <ExploreGrid />
      </Suspense>
      <Suspense>
        <Mission>
          <PeopleBand />
        </Mission>
        <Contact map={<MapPanel />} />
      </Suspense>
      <Suspense>
        <QuickLinks />
      </Suspense>
    </>
  );
}
