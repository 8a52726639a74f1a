import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { categories } from '../../../content/newsCategories';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { Row, Rows } from '../../../ui/layout/Rows';
import { AppLink } from '../../../ui/navigation/AppLink';
import { FilterLinks } from '../../../ui/navigation/FilterLinks';
import { type NewsListing, newsListPath } from '../../data/news/newsList';
import type { NewsListItem } from '../../data/news/newsPage';
import { inLanguage } from '../../data/translatable';
import { CanonicalLinks } from '../../page/CanonicalLinks';
import { DemoNote } from '../../page/DemoNote';
import { PageHeader } from '../../page/PageHeader';
import { ListImage } from '../ListImage';
import { NewsMeta } from '../NewsMeta';

/**
 * Renders title and header of the list. Renders its canonical URL too, unless the path is `/news`,
 * for which HeadLinks renders it.
 */
export function NewsListHeader({ page }: Pick<NewsListing, 'page'>) {
  const params = useParams();
  const { t } = useTranslation('news');
  const title = t('title');
  return (
    <>
      {params.page && <CanonicalLinks path={newsListPath({ page })} />}
      <PageHeader
        title={title}
        name={page > 1 ? t('titleOfPage', { title, page }) : title}
        lead={t('lead')}
        crumbs={['/']}
      />
    </>
  );
}

interface FilterProps {
  /** The slug; undefined for all news. */
  current: string | undefined;
  /** The number of its articles; undefined while they load. */
  total: number | undefined;
}

/**
 * Links to the list of each category (R1.15, R3.2), and of a selected free text (R5.8). Screen
 * readers speak the number of articles after a choice. Hidden without script, because one
 * prerendered file serves all categories.
 */
export function CategoryFilter({ current, total }: FilterProps) {
  const { t } = useTranslation(['news', 'common']);
  const isKnown = categories.some((category) => category === current);
  const options = [
    { slug: undefined, name: t('filterAll') },
    ...categories.map((slug) => ({ slug, name: t(`categories.${slug}`, { ns: 'common' }) })),
    // A category of free text, to which articles link.
    ...(current && !isKnown ? [{ slug: current, name: current }] : []),
  ];
  const currentName = options.find(({ slug }) => slug === current)?.name;
  return (
    <nav aria-label={t('filter')} data-screen-only data-script-only>
      <FilterLinks
        links={options.map(({ slug, name }) => ({
          to: newsListPath({ page: 1, category: slug }),
          name,
          isCurrent: slug === current,
        }))}
      />
      <p role="status" className="visually-hidden">
        {total !== undefined && `${currentName}: ${t('count', { count: total })}`}
      </p>
    </nav>
  );
}

/** Lists articles (R2.21). Screen readers hear whether an article has an image (R2.19). */
export function NewsList({ items }: { items: NewsListItem[] }) {
  const { t } = useTranslation('news');
  const pageLanguage = useLanguage();
  const shown = items.map((item) => inLanguage(item, pageLanguage));
  return (
    <>
      <DemoNote items={items} />
      <p className="visually-hidden">{t('select')}</p>
      <Rows>
        {shown.map((item, index) => (
          <RowBoundary key={item.id} name={item.title}>
            {() => (
              <Row
                level={2}
                to={`/news/${item.slug}`}
                title={item.title}
                lang={item.language}
                picture={<ListImage url={item.featuredImageUrl} eager={index < 3} />}
              >
                <NewsMeta item={item} />
                <span className="visually-hidden">
                  {item.featuredImageUrl ? t('hasImage') : t('noImage')}
                </span>
                <p aria-hidden="true">
                  <AppLink to={`/news/${item.slug}`} tabIndex={-1}>
                    {t('readMore')}
                  </AppLink>
                </p>
              </Row>
            )}
          </RowBoundary>
        ))}
      </Rows>
    </>
  );
}

/**
 * Says that a list is empty or, with a `total` above 0, that the page is past the end of the list;
 * search engines do not index a page past the end.
 */
export function EmptyList({ listing, total }: { listing: NewsListing; total: number }) {
  const { t } = useTranslation('news');
  const { page, category } = listing;
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
  return <p>{category ? t('emptyCategory') : t('empty')}</p>;
}
