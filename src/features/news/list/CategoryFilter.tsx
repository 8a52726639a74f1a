import { useTranslation } from 'react-i18next';
import { categories } from '../../../content/categories';
import { newsListPath } from '../../../services/news/newsList';
import { FilterLinks } from '../../../ui/navigation/FilterLinks';

interface Props {
  /** Selected year; undefined for all news. */
  year: number | undefined;
  /** The slug; undefined for all news. */
  current: string | undefined;
  /** The number of its articles; undefined while they load. */
  total: number | undefined;
}

/**
 * Links to the list of each category (R1.15, R3.2). Screen readers speak the number of articles after a choice. A category
 * outside the six, which an article may link to (R5.8), gets a link while it is selected. Hidden without script, because one
 * prerendered file serves all categories.
 */
export function CategoryFilter({ year, current, total }: Props) {
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
          to: newsListPath({ page: 1, year, category: slug }),
          name,
          isCurrent: slug === current,
        }))}
      />
      <p role="status" className="visually-hidden">
        {total !== undefined && `${currentName}: ${t('years.count', { count: total })}`}
      </p>
    </nav>
  );
}
