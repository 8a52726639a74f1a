import { createElement, use } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOf } from '../../lib/i18n/languages';
import { useNamespaces } from '../../lib/i18n/loadText';
import { HeadLinks } from './HeadLinks';
import { loadRoute } from './loadRoute';
import type { AppRoute } from './routes';

/** Renders a route; suspends until it is loaded, and the router keeps the page before on view. */
export function RoutePage({ route }: { route: AppRoute }) {
  const language = languageOf(useLocation().pathname);
  useNamespaces(route.namespaces);
  const component = use(loadRoute(route, language));
  return (
    <>
      <HeadLinks route={route} />
      {/* Two pages of one kind share a component, but no state. */}
      {createElement(component, { key: route.path, page: route.page })}
    </>
  );
}
