import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { fallbackNews } from '../../../content/fallback';
import { withQueryClient } from '../../../lib/http/withQueryClient';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { inLanguage } from '../../../services/items/languages';
import { Loading } from '../../../ui/feedback/Loading';
import { AppLink } from '../../../ui/navigation/AppLink';
import { HelpLink } from '../../../ui/navigation/HelpLink';
import { Section } from '../../../ui/page/Section';
import { homeNews } from '../newsQueries';
import styles from './NewsBanner.module.css';
import { NewsRotator, type ShownNews } from './NewsRotator';

function Banner() {
  const { t } = useTranslation('home');
  const pageLanguage = useLanguage();
  // Deferred, so that React renders the response in slices while the visitor scrolls.
  const { data, isError, isPending } = useDeferredValue(useQuery(homeNews));

  const builtIn: ShownNews[] = fallbackNews.map(({ key, category, path }) => ({
    id: key,
    title: t(`fallback.news.${key}`),
    category: { slug: category, name: category },
    path,
    language: pageLanguage,
  }));
  // Prerendered items stay when they cannot be refetched.
  const items: ShownNews[] | undefined =
    data?.map((item) => ({ ...inLanguage(item, pageLanguage), path: `/news/${item.slug}` })) ??
    (isError ? builtIn : undefined);

  return (
    <Section
      id="news"
      title={t('news.title')}
      more={
        <AppLink to="/news" className={styles.all}>
          {t('news.all')} <ArrowRight aria-hidden="true" size="1.1em" />
        </AppLink>
      }
    >
      {isPending && <Loading className={styles.pending} />}
      {items?.length === 0 && <p>{t('news.empty')}</p>}
      {items && items.length > 0 && <NewsRotator items={items} />}
      {isError && (
        <p className="small-print">
          {t('news.outdated')} <HelpLink />
        </p>
      )}
    </Section>
  );
}

/** R2.14. Built-in items with a note when the request fails (R8.15). */
export const NewsBanner = withQueryClient(Banner);
