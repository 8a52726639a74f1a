import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { fallbackNotices } from '../../content/fallback';
import { withQueryClient } from '../../lib/http/withQueryClient';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { usePath } from '../../lib/i18n/usePath';
import { Loading } from '../../ui/feedback/Loading';
import { AppLink } from '../../ui/navigation/AppLink';
import { inLanguage } from '../data/translatable';
import { DemoNote } from '../page/DemoNote';
import { LoadFailure } from '../page/LoadFailure';
import { NoticeRotator, type ShownNotice } from './NoticeRotator';
import { latestNotices } from './noticesQuery';

/**
 * Renders the notices in force in turn, built-in ones with a message if none can be fetched; needs
 * the query cache around it.
 */
function CurrentNotices() {
  const { t } = useTranslation(['home', 'common']);
  const path = usePath();
  const pageLanguage = useLanguage();
  // Deferred, so that React renders the response in slices while the visitor scrolls.
  const { data, isError, refetch, isFetching } = useDeferredValue(useQuery(latestNotices));

  const builtIn: ShownNotice[] = fallbackNotices.map((notice) => ({
    id: notice.key,
    language: pageLanguage,
    title: t(`fallback.notices.${notice.key}.title`),
    description: t(`fallback.notices.${notice.key}.text`),
    type: 'link',
    href: path(notice.path),
  }));
  // Prerendered notices stay when they cannot be refetched.
  const notices: ShownNotice[] | undefined =
    data?.map((notice) => inLanguage(notice, pageLanguage)) ?? (isError ? builtIn : undefined);

  return (
    <section aria-labelledby="notices" className="stack top">
      <header className="cluster between">
        <h2 id="notices">{t('notices.title')}</h2>
        <AppLink to="/notices" className="with-icon semibold">
          {t('notices.all')} <ArrowRight size="1.1em" />
        </AppLink>
      </header>
      {isError && (
        <LoadFailure
          text={t('failure.notices', { ns: 'common' })}
          retry={refetch}
          busy={isFetching}
        />
      )}
      {!notices && <Loading />}
      {notices?.length === 0 && <p>{t('notices.empty')}</p>}
      <DemoNote items={notices} />
      {notices && <NoticeRotator notices={notices} />}
    </section>
  );
}

/** Renders the notices of home (R2.16); built-in ones with a note if the request fails (R8.16). */
export const NoticesBanner = withQueryClient(CurrentNotices);
