import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { HelpLink } from '../ui/HelpLink';
import { LinkedText } from '../ui/LinkedText';
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
        <LinkedText text={`${t('failure.call')} ${t('failure.callCentre')}`} />
      </p>
      <p>
        <HelpLink />
      </p>
    </PageHeader>
  );
}
