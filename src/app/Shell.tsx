import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { Beads } from '../ui/Beads';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Shell.module.css';
import { useArrival } from './useArrival';

/** What stands around every page: skip link, header, footer; and what happens on navigation. */
export function Shell() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  const announcement = useArrival();
  return (
    <>
      <a href="#content" className={`visually-hidden ${styles.skip}`}>
        {t('skip')}
      </a>
      <Header />
      <Beads />
      <div className={styles.progress} data-active={state === 'loading' || undefined} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <div aria-live="polite" className="visually-hidden">
        {announcement}
      </div>
      <ScrollRestoration />
    </>
  );
}
