import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ArticleView } from '../features/news/ArticleView';
import { article } from '../features/news/newsQueries';
import { queryClient } from '../lib/queryClient';
import { Button, buttonClass } from '../ui/Button';
import { LocalLink } from '../ui/LocalLink';
import { PageHeader } from '../ui/PageHeader';
import { NotFound } from './NotFound';

/** One article; a draft, a scheduled or an unknown one is the 404 page. */
export function Article() {
  const { t } = useTranslation(['news', 'common']);
  const { slug = '' } = useParams();
  const { data, isPending, isError, refetch, isFetching } = useQuery(article(slug), queryClient);
  if (data) return <ArticleView article={data} />;
  if (!isPending && !isError) return <NotFound />;
  const message = isError ? t('error') : t('loading');
  return (
    <PageHeader title={t('articleTitle')} compact>
      <title>{t('title', { ns: 'common', page: t('articleTitle') })}</title>
      <p role={isError ? 'alert' : 'status'}>{message}</p>
      {isError && (
        <Button look="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t('retry', { ns: 'common' })}
        </Button>
      )}
      <LocalLink to="/news" className={buttonClass('quiet')}>
        {t('all')}
      </LocalLink>
    </PageHeader>
  );
}
