import { createElement, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { setHydrated } from '../../lib/facts/currentFacts';
import { languageOf, withoutPrefix, withPrefix } from '../../lib/i18n/languages';
import { useNamespaces } from '../../lib/i18n/loadText';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { CanonicalLinks } from '../../ui/page/CanonicalLinks';
import { loadRoute } from './loadRoute';
import type { AppRoute } from './routes';
import { usePrerenderedHead } from './usePrerenderedHead';

/**
 * Renders the links to the feed and the canonical URL. Unlisted routes have no canonical URL; articles render theirs, because the
 * database knows their languages.
 */
function HeadLinks({ route }: { route: AppRoute }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const language = useLanguage();
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t('feed')}
        href={withPrefix('/feed.xml', language)}
      />
      {!route.unlisted && !route.path.includes(':') && (
        <CanonicalLinks path={withoutPrefix(pathname)} />
      )}
    </>
  );
}

/**
 * Renders the page of a route, and declares its namespaces. Suspends until code and texts are loaded; throws the error of a
 * failed load to the error boundary of Shell. The first one resolves `hydrated`.
 */
export function RoutePage({ route }: { route: AppRoute }) {
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  usePrerenderedHead(pathname);
  useNamespaces(route.namespaces);
  useEffect(setHydrated, []);
  const component = use(loadRoute(route, language));
  return (
    <>
      <HeadLinks route={route} />
      {/* The key resets the state between two pages that have the same component. */}
      {createElement(component, { key: route.path, page: route.page })}
    </>
  );
}
