import { createElement, use, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { pathLanguage, withoutPrefix, withPrefix } from '../../../lib/i18n/languages';
import { useNamespaces } from '../../../lib/i18n/loadText';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { CanonicalLinks } from '../../page/CanonicalLinks';
import { prerenderedTags, removePrerenderedHead } from '../startup/prerenderedTags';
import { loadRoute } from './loadRoute';
import { type AppRoute, staffRoute } from './routes';

/**
 * Renders the link to the feed, and the canonical links, which unlisted routes lack. A route with
 * path parameters renders its canonical links itself, because only the database knows the languages
 * of an article.
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
 * Hands the prerendered head tags over to React: removes them if a visitor leaves before hydration
 * or no page was prerendered, because React does not know them then; otherwise React has adopted
 * them. Removes the mark of the tags that stay, so that no later navigation removes them.
 */
function useHeadHandover(pathname: string): void {
  useLayoutEffect(() => {
    // The pattern of the path of the prerendered HTML, with the language prefix.
    const pattern = document.getElementById('root')?.dataset.route;
    if (pattern === undefined || !matchPath(pattern, pathname)) removePrerenderedHead();
    for (const tag of prerenderedTags()) delete tag.dataset.page;
  }, [pathname]);
}

/**
 * Renders the page of a route and declares its namespaces. Suspends until code and texts are
 * loaded; throws a failed load to the error boundary of Shell.
 */
export function RoutePage({ route }: { route: AppRoute }) {
  const { pathname } = useLocation();
  const language = pathLanguage(pathname);
  useHeadHandover(pathname);
  useNamespaces(route.namespaces);
  const component = use(loadRoute(route, language));
  return (
    <>
      {route !== staffRoute && <HeadLinks route={route} />}
      {/* The key resets the state between two pages that have the same component. */}
      {createElement(component, { key: route.path, page: route.page })}
    </>
  );
}
