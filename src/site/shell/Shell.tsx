// With the script, because the help page reads in the fonts of the device before that.
import {
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { hasOwnLayout } from '../../content/site';
import { endHydration, holdHydrated, hydrated } from '../../lib/browser/hydrated';
import { loadingPage } from '../../lib/browser/loadPage';
import { previewed } from '../../lib/browser/previewed';
import { readItem } from '../../lib/browser/storage';
import { lazyOrNothing } from '../../lib/hooks/lazyPart';
import { useClientValue } from '../../lib/hooks/useClientValue';
import { isStaffPath, withoutPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import '../../styles/fonts/fonts.css';
// Not among the first styles, because the help page has no such lists.
import '../../ui/layout/lists.css';
import { formatDay } from '../../lib/dates/calendarDay';
import { env } from '../../lib/env';
import { SkipLink } from '../../ui/navigation/SkipLink';
import { HelpLink } from '../page/HelpLink';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { RouteError, RouteErrorBoundary } from './routing/RouteErrorBoundary';
import { useMovedSection } from './routing/useMovedSection';
import { useRouteFocus } from './routing/useRouteFocus';
import { useScrollRestoration } from './routing/useScrollRestoration';
import styles from './Shell.module.css';

const CurrentAlerts = lazyOrNothing(async () => {
  const { loadCurrentAlerts } = await import('../alerts/CurrentAlerts');
  return loadCurrentAlerts();
});

/** Nothing if its chunk cannot be fetched. */
const EditPage = lazy(async () => {
  // The query of EditPage refetches an article; React must hydrate the article of the build.
  await hydrated;
  const page = await import('./EditPage').catch(() => undefined);
  return { default: page?.EditPage ?? (() => null) };
});

/** Renders a navigation's progress bar; not prerendered, to keep its styles out of help. */
const Progress = ({ loading }: { loading: boolean }) =>
  useClientValue(true, false) && (
    <div className={styles.progress} data-active={loading || undefined} />
  );

/**
 * Links signed-in staff to the texts of the page, but not in a preview. It stands after the page,
 * because the first link of a page is the skip link.
 */
const EditLink = () =>
  useClientValue(true, false) &&
  readItem('isLoggedIn') &&
  !previewed && (
    <Suspense>
      <EditPage />
    </Suspense>
  );

/**
 * Lays out a page between header and footer. Header, footer and each part of a page are Suspense
 * boundaries, because React hydrates the boundary around a press before it handles the press
 * (decision 0024).
 */
const Frame = ({ children }: { children: ReactNode }) => {
  const [, part] = withoutPrefix(useLocation().pathname).split('/');
  return (
    <>
      <SkipLink />
      <Suspense>
        <Header />
      </Suspense>
      <main id="content" tabIndex={-1} data-part={part}>
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
};

/**
 * Renders the page with alerts, progress bar and status banners, between header and footer unless
 * the page has a layout of its own; RouteError in place of a failing page. Handles focus, scrolling
 * and `lang`.
 */
export function Shell() {
  const { pathname } = useLocation();
  const ownLayout = hasOwnLayout(withoutPrefix(pathname)) || isStaffPath(pathname);
  // A page with its own layout gets the frame only around an error.
  const [Around, Within] = ownLayout ? [Fragment, Frame] : [Frame, Fragment];
  const loading = useSyncExternalStore(loadingPage.subscribe, loadingPage.now, () => false);
  useMovedSection();
  useRouteFocus();
  useScrollRestoration();
  useDocumentLanguage();
  return (
    <>
      <Progress loading={loading} />
      {!isStaffPath(pathname) && (
        <Suspense>
          <CurrentAlerts />
        </Suspense>
      )}
      <Around>
        <RouteErrorBoundary
          fallback={
            <Within>
              <RouteError />
            </Within>
          }
        >
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </RouteErrorBoundary>
      </Around>
      <StatusBanners />
      {!isStaffPath(pathname) && <EditLink />}
      {/* As deep as the parts of a page, so that it is hydrated with the last of them. */}
      <Suspense>
        <Suspense>
          <HydrationEnd />
        </Suspense>
      </Suspense>
    </>
  );
}

const releaseShell = holdHydrated();

// For browser tests, which wait for it, and the route of articles.
void hydrated.then(() => {
  document.documentElement.dataset.hydrated = '';
});

/** Resolves `hydrated` after hydration of all parts, or when the visitor leaves the page. */
function HydrationEnd() {
  const { pathname } = useLocation();
  useEffect(releaseShell, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the path is the event
  useEffect(() => endHydration, [pathname]);
  return null;
}

/**
 * Renders a page that looks empty, and tells screen readers that it is loading, until the first
 * route is loaded; later the previous page stays.
 */
function LoadingPage() {
  const { t } = useTranslation();
  return (
    <div className="screen">
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
    </div>
  );
}

/** Sets `lang` of the document before a paint; shows a page that public/early.js has hidden. */
function useDocumentLanguage(): void {
  const language = useLanguage();
  // In an effect, because React does not render the root element.
  useLayoutEffect(() => {
    const root = document.documentElement;
    // Writing an unchanged `lang` would still invalidate all styles.
    if (root.lang !== language) root.lang = language;
    // public/early.js hides a page whose prerendered language is not the stored one.
    delete root.dataset.languagePending;
  }, [language]);
}

/** Returns whether the browser says that it has no connection; false during hydration. */
const useOffline = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      window.addEventListener('online', onChange);
      window.addEventListener('offline', onChange);
      return () => {
        window.removeEventListener('online', onChange);
        window.removeEventListener('offline', onChange);
      };
    },
    () => !navigator.onLine,
    () => false,
  );

/**
 * Tells visitors of public pages that there is no connection. The live region stays when empty,
 * because screen readers announce only what is inserted into one.
 */
function StatusBanners() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const disconnected = useOffline();
  // Staff see the failure of their own action; the date of public pages says nothing about it.
  const offline = disconnected && !isStaffPath(pathname);
  return (
    <div role="status">
      {offline && (
        <div className={styles.offline} data-screen-only>
          <div className={`container cluster ${styles.offlineText}`}>
            <span>{t('offline', { date: formatDay(env.builtOn, language) })}</span> <HelpLink />
          </div>
        </div>
      )}
    </div>
  );
}
