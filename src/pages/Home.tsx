import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MapPanel } from '../features/embassyMap/MapPanel';
import { Contact } from '../features/home/Contact';
import { DiasporaBanner } from '../features/home/DiasporaBanner';
import { ExploreGrid } from '../features/home/ExploreGrid';
import { Hero } from '../features/home/hero/Hero';
import { Mission } from '../features/home/Mission';
import { Needs } from '../features/home/Needs';
import { QuickLinks } from '../features/home/QuickLinks';
import { turn } from '../lib/browser/turn';
import { PageHead } from '../ui/layout/PageHead';
import styles from './Home.module.css';

// The banners bring the database client and its cache: a chunk of its own, after the first screen,
// each asked for when the drawing of the page lets it.
const NewsBanner = lazy(async () => {
  await turn();
  return { default: (await import('../features/news/banner/NewsBanner')).NewsBanner };
});
const NoticesBanner = lazy(async () => {
  await turn();
  return { default: (await import('../features/notices/NoticesBanner')).NoticesBanner };
});

/** The home page, its sections in the order of spec 1. */
export function Home() {
  const { t } = useTranslation('home');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Hero />
      <Needs />
      <Suspense fallback={<div className={styles.newsPlace} />}>
        <NewsBanner />
      </Suspense>
      <Suspense fallback={<div className={styles.noticesPlace} />}>
        <NoticesBanner />
      </Suspense>
      <DiasporaBanner />
      <ExploreGrid />
      <Mission />
      <Contact map={<MapPanel />} />
      <QuickLinks />
    </>
  );
}
