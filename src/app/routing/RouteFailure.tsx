import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { HelpLink } from '../../ui/navigation/HelpLink';
import { LinkedText } from '../../ui/navigation/LinkedText';
import { reloadOnce } from '../startup/reloadOnce';

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
