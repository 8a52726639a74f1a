import { useTranslation } from 'react-i18next';
import { categories } from '../../../content/categories';
import { newsListPath } from '../../../lib/urls/newsList';
import { FilterLinks } from '../../../ui/navigation/FilterLinks';
import styles from './CategoryFilter.module.css';

interface Props {
  /** The year of the list; undefined for all news. */
  year: number | undefined;
  /** The slug of the selected category; undefined for all news. */
  current: string | undefined;
}

/**
 * Renders links that filter the list of news by category with the URL parameter `category` (R1.15, R3.2), and
 * one to all news. A category outside the six, which an article may link to (R5.8), gets a link of its own
 * while it is selected. Hidden without script, because one prerendered file serves all categories.
 */
export function CategoryFilter({ year, current }: Props) {
  const { t } = useTranslation(['news', 'common']);
  const isKnown = categories.some((category) => category === current);
  const options = [
    { slug: undefined, name: t('filterAll') },
    ...categories.map((slug) => ({ slug, name: t(`categories.${slug}`, { ns: 'common' }) })),
    // A category of free text, to which articles link.
    ...(current && !isKnown ? [{ slug: current, name: current }] : []),
  ];
  return (
    <nav aria-label={t('filter')} className={styles.section} data-screen-only>
      <FilterLinks
        links={options.map(({ slug, name }) => ({
          to: newsListPath({ page: 1, year, category: slug }),
          name,
          isCurrent: slug === current,
        }))}
      />
    </nav>
  );
}
