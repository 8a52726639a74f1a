import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { withQueryClient } from '../../lib/http/withQueryClient';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Loading } from '../../ui/feedback/Loading';
import { existingLanguages, inLanguage } from '../data/translatable';
import { ArticleView } from '../news/article/ArticleView';
import { ReadOn } from '../news/article/ReadOn';
import { articleQuery } from '../news/newsQueries';
import { CanonicalLinks } from '../page/CanonicalLinks';
import { LoadFailure } from '../page/LoadFailure';
import { PageHeader } from '../page/PageHeader';
import { PrintButton, PrintFooter } from '../page/printParts';
import { NotFound } from './NotFound';

/**
 * Renders the article of the path, a waiting line or the 404 page. Focuses the heading once there
 * is an article if the waiting line had the focus. Needs the query cache around it.
 */
function ArticlePage() {
  const { slug = '' } = useParams();
  const { data, isError, refetch, isFetching } = useQuery(articleQuery(slug));
  const language = useLanguage();
  // A prerendered article stays when it cannot be refetched.
  const waiting = data === undefined;
  const focused = useRef(false);
  // Focuses the heading, because the focused element has unmounted with `Waiting`.
  useEffect(() => {
    if (waiting || !focused.current) return;
    focused.current = false;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [waiting]);

  if (waiting) {
    const retry = isError ? refetch : undefined;
    return <Waiting focused={focused} busy={isFetching} retry={retry} />;
  }
  if (!data) return <NotFound />;
  const shown = inLanguage(data, language);
  return (
    <>
      <CanonicalLinks path={`/news/${data.slug}`} existing={existingLanguages(data)} />
      {/* The key, because a loading text must not appear below another article's title. */}
      <ArticleView key={data.id} article={shown} />
      <ReadOn article={data} print={<PrintButton />} />
      <div className="container">
        <PrintFooter />
      </div>
    </>
  );
}

/** Renders an article by slug or id (R2.8); the 404 page if it is draft, scheduled or unknown. */
export const Article = withQueryClient(ArticlePage);

interface WaitingProps {
  /** Whether an element of `main` had the focus; set on unmounting. */
  focused: RefObject<boolean>;
  /** The button to retry does nothing. */
  busy: boolean;
  retry: (() => unknown) | undefined;
}

/** Renders a loading message or, with `retry`, the failure. Sets `focused` on unmounting. */
function Waiting({ focused, busy, retry }: WaitingProps) {
  const { t } = useTranslation('news');
  // A layout effect, because its cleanup runs while the element still has the focus.
  useLayoutEffect(
    () => () => {
      const main = document.querySelector('main');
      focused.current = document.activeElement !== main && !!main?.contains(document.activeElement);
    },
    [focused],
  );
  return (
    <div className="screen">
      <PageHeader title={t('articleTitle')} crumbs={['/', '/news']} labels={[t('back'), t('all')]}>
        {retry ? (
          <LoadFailure text={t('error')} retry={retry} busy={busy} />
        ) : (
          <Loading>{t('loading')}</Loading>
        )}
      </PageHeader>
    </div>
  );
}
