import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { HelpLink } from '../../ui/navigation/HelpLink';
import { PageHeader } from '../../ui/page/PageHeader';
import { reloadOnChunkError } from '../startup/reloadOnChunkError';

/**
 * Renders the failure of a page, and reloads it once when mounted, because a deployment may have deleted the chunk ({@link
 * reloadOnChunkError}).
 */
export function RouteError() {
  const { t } = useTranslation();
  // In a layout effect, so that the page reloads before the next paint.
  useLayoutEffect(reloadOnChunkError, []);
  return (
    <PageHeader title={t('failure.title')} lead={t('failure.text')}>
      <title>{t('title', { page: t('failure.title') })}</title>
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
