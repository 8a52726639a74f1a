import {
  Fragment,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { hasOwnFrame } from '../../content/site';
import { withoutPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Beads } from '../../ui/page/Beads';
import { clearFailedLoads, loadingRoute } from '../routing/loadRoute';
import { RouteFailure } from '../routing/RouteFailure';
import { useArrival } from '../routing/useArrival';
import { useScrollMemory } from '../routing/useScrollMemory';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { LoadingPage } from './LoadingPage';
import styles from './Shell.module.css';
import { SiteNotes } from './SiteNotes';
import { SkipLink } from './SkipLink';

/** Skip link, header and footer around a page, or around what stands in for it. */
const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <Header />
    <Beads />
    <main id="content" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </>
);

/** What every page has around it, and what happens on navigation. */
export function Shell() {
  const { key, pathname } = useLocation();
  const ownFrame = hasOwnFrame(withoutPrefix(pathname));
  const [Around, Within] = ownFrame ? [Fragment, Frame] : [Frame, Fragment];
  const busy = useSyncExternalStore(loadingRoute.subscribe, loadingRoute.now, () => false);
  const announcement = useArrival();
  useScrollMemory();
  useDocumentLanguage();
  useAnswerMark();
  return (
    <>
      <div className={styles.progress} data-active={busy || undefined} />
      <Around>
        <ErrorBoundary
          fallback={
            <Within>
              <RouteFailure />
            </Within>
          }
          onError={clearFailedLoads}
          resetKeys={[key]}
        >
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Around>
      <SiteNotes />
      <div aria-live="polite" className="visually-hidden">
        {announcement}
      </div>
    </>
  );
}

/** Sets a flag on `<html>` after hydration; browser tests wait for it. */
function useAnswerMark(): void {
  useEffect(() => {
    document.documentElement.dataset.answers = '';
  }, []);
}

/** Sets `lang` of the document before the paint. */
function useDocumentLanguage(): void {
  const language = useLanguage();
  // React does not render the document's root.
  useLayoutEffect(() => {
    const root = document.documentElement;
    // Writing an unchanged `lang` would still invalidate all styles.
    if (root.lang !== language) root.lang = language;
    // Hidden by public/language.js until the page is in the language of the URL or of the visitor's choice.
    delete root.dataset.hold;
  }, [language]);
}
