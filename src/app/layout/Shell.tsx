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
import { hasOwnLayout } from '../../content/site';
import { withoutPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { BeadStrip } from '../../ui/page/BeadStrip';
import { clearFailedLoads, loadingRoute } from '../routing/loadRoute';
import { RouteError } from '../routing/RouteError';
import { useRouteFocus } from '../routing/useRouteFocus';
import { useScrollRestoration } from '../routing/useScrollRestoration';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { LoadingPage } from './LoadingPage';
import styles from './Shell.module.css';
import { SkipLink } from './SkipLink';
import { StatusBanners } from './StatusBanners';

/** Skip link, header and footer around a page, or around what stands in for it. */
const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <Header />
    <BeadStrip />
    <main id="content" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </>
);

/** What every page has around it, and what happens on navigation. */
export function Shell() {
  const { key, pathname } = useLocation();
  const ownLayout = hasOwnLayout(withoutPrefix(pathname));
  const [Around, Within] = ownLayout ? [Fragment, Frame] : [Frame, Fragment];
  const busy = useSyncExternalStore(loadingRoute.subscribe, loadingRoute.now, () => false);
  const announcement = useRouteFocus();
  useScrollRestoration();
  useDocumentLanguage();
  useHydratedFlag();
  return (
    <>
      <div className={styles.progress} data-active={busy || undefined} />
      <Around>
        <ErrorBoundary
          fallback={
            <Within>
              <RouteError />
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
      <StatusBanners />
      <div aria-live="polite" className="visually-hidden">
        {announcement}
      </div>
    </>
  );
}

/** Sets a flag on `<html>` after hydration; browser tests wait for it. */
function useHydratedFlag(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
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
    delete root.dataset.languagePending;
  }, [language]);
}
