import { useTranslation } from 'react-i18next';
import { type NewsListing, newsListPath } from '../../../services/news/newsList';
import { AppLink } from '../../../ui/navigation/AppLink';

interface Props {
  listing: NewsListing;
  total: number;
}

/** Says that a list has no articles. Search engines do not index a page of a year without articles or beyond the end. */
export function EmptyList({ listing, total }: Props) {
  const { t } = useTranslation('news');
  const { page, year, category } = listing;
  if (total > 0) {
    return (
      <>
        <meta name="robots" content="noindex" />
        <p>
          {t('beyond', { page })}{' '}
          <AppLink to={newsListPath({ ...listing, page: 1 })}>{t('firstPage')}</AppLink>
        </p>
      </>
    );
  }
  if (year === undefined) return <p>{category ? t('emptyCategory') : t('empty')}</p>;
  return (
    <>
      <meta name="robots" content="noindex" />
      <p>
        {t(category ? 'years.emptyCategory' : 'years.empty', { year })}{' '}
        <AppLink to={newsListPath({ page: 1, category })}>{t('years.all')}</AppLink>
      </p>
    </>
  );
}
