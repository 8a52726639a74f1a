import { type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { clearFailedLoads } from '../../../lib/browser/loadPage';
import { dropChangedFacts } from '../../../lib/facts/currentFacts';
import { Button } from '../../../ui/actions/Button';
import { ErrorBoundary } from '../../../ui/feedback/ErrorBoundary';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { HelpLink } from '../../page/HelpLink';
import { PageHeader } from '../../page/PageHeader';
import { reloadOnChunkError } from '../startup/reloadOnChunkError';

/**
 * Renders `RouteError` or another `fallback` in place of a failing page, after a second render
 * without the facts that have changed since the build.
 * @param props.children rendered again by the next navigation
 */
export function RouteErrorBoundary({
  fallback = <RouteError />,
  children,
}: {
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const { key } = useLocation();
  return (
    <ErrorBoundary fallback={fallback} resetKey={key} onFailure={resetFailedPage}>
      {children}
    </ErrorBoundary>
  );
}

/**
 * Forgets failed loads and drops changed facts. Returns whether there were changed facts, because
 * only then a second render can differ.
 */
function resetFailedPage(): boolean {
  clearFailedLoads();
  return dropChangedFacts();
}

/**
 * Renders the failure of a page, and reloads once when mounted, because a deployment may have
 * deleted the chunk ({@link reloadOnChunkError}).
 */
export function RouteError() {
  const { t } = useTranslation();
  // In a layout effect, so that the page reloads before the next paint.
  useLayoutEffect(reloadOnChunkError, []);
  return (
    <PageHeader title={t('failure.title')} lead={t('failure.text')}>
      <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
      <p>
        <AutoLink text={`${t('failure.call')} ${t('failure.callCentre')}`} />
      </p>
      <p>
        <HelpLink />
      </p>
    </PageHeader>
  );
}
