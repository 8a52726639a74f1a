import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import { HelpLink } from '../../ui/navigation/HelpLink';
import { LinkedText } from '../../ui/navigation/LinkedText';
import { PageHeader } from '../../ui/page/PageHeader';
import { reloadOnce } from '../startup/reloadOnce';

/** Fallback of the error boundaries, where a route cannot be loaded or rendered. */
export function RouteFailure() {
  const { t } = useTranslation();
  // In a layout effect, so that the page reloads before the error is painted.
  useLayoutEffect(reloadOnce, []);
  return (
    <PageHeader title={t('failure.title')} lead={t('failure.text')}>
      <title>{t('title', { page: t('failure.title') })}</title>
      <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
      <p>
        <LinkedText text={`${t('failure.call')} ${t('failure.callCentre')}`} />
      </p>
      <p>
        <HelpLink />
      </p>
    </PageHeader>
  );
}
