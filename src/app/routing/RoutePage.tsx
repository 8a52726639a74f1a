import { createElement, use } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOf } from '../../lib/i18n/languages';
import { useNamespaces } from '../../lib/i18n/loadText';
import { HeadLinks } from './HeadLinks';
import { loadRoute } from './loadRoute';
import type { AppRoute } from './routes';
import { usePrerenderedHead } from './usePrerenderedHead';

/** Suspends until code and texts are loaded; throws the error of a failed load to the error boundary of Shell. */
export function RoutePage({ route }: { route: AppRoute }) {
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  usePrerenderedHead(pathname);
  useNamespaces(route.namespaces);
  const component = use(loadRoute(route, language));
  return (
    <>
      <HeadLinks route={route} />
      {/* The key resets the state between two pages that have the same component. */}
      {createElement(component, { key: route.path, page: route.page })}
    </>
  );
}
