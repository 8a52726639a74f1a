import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { phones } from '../content/facts';
import { Button } from '../ui/Button';
import { PageHeader } from '../ui/PageHeader';
import { reloadOnce } from './reloadOnce';

/** Shown where a page cannot be fetched or drawn: says so, and offers another try. */
export function RouteFailure() {
  const { t } = useTranslation();
  // Before the failure is seen.
  useLayoutEffect(reloadOnce, []);
  return (
    <PageHeader title={t('failure.title')} lead={t('failure.text')}>
      <title>{t('title', { page: t('failure.title') })}</title>
      <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
      <p>
        <a href={`tel:${phones.main}`}>{t('failure.call')}</a>
      </p>
    </PageHeader>
  );
}
