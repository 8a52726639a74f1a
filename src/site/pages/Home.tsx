import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceFinder } from '../../content/consular/serviceFinder';
import { yieldToMain } from '../../lib/browser/yieldToMain';
import { lazyPart } from '../../lib/hooks/lazyPart';
import { FinderAnswers } from '../consular/FinderAnswers';
import { Contact } from '../embassy/home/Contact';
import { Hero } from '../embassy/home/hero/Hero';
import {
  DiasporaBanner,
  ExploreGrid,
  FinderSection,
  QuickLinks,
} from '../embassy/home/homeSections';
import { Mission } from '../embassy/home/Mission';
import { MapPanel } from '../embassy/map/MapPanel';
import { PeopleBand } from '../embassy/People';
import { PageHead } from '../page/PageHead';
import styles from './Home.module.css';

// Chunks of their own with the database client, fetched after the first screen and evaluated in
// separate tasks, so that rendering is not blocked (decision 0024).
const NewsBanner = lazyPart(async () => {
  await yieldToMain();
  return (await import('../news/banner/NewsBanner')).NewsBanner;
});
const NoticesBanner = lazyPart(async () => {
  await yieldToMain();
  return (await import('../notices/NoticesBanner')).NoticesBanner;
});

/** Renders home (R1.21). An empty element reserves space for news and notices. */
export function Home() {
  const { t } = useTranslation('home');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Suspense>
        <Hero />
      </Suspense>
      <Suspense>
        <FinderSection>
          <FinderAnswers steps={[]} question={serviceFinder} first={8} />
        </FinderSection>
      </Suspense>
      <div className={`container ${styles.part} ${styles.current}`}>
        <Suspense fallback={<div className={styles.newsPlace} />}>
          <NewsBanner />
        </Suspense>
        <Suspense fallback={<div className={styles.noticesPlace} />}>
          <NoticesBanner />
        </Suspense>
      </div>
      <Suspense>
        <DiasporaBanner />
        <ExploreGrid />
      </Suspense>
      <Suspense>
        <div className={`container ${styles.part}`}>
          <Mission people={<PeopleBand />} />
          <Contact map={<MapPanel />} />
        </div>
      </Suspense>
      <Suspense>
        <QuickLinks />
      </Suspense>
    </>
  );
}
