import { useTranslation } from 'react-i18next';
import { categories } from '../../../content/categories';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './CategoryFilter.module.css';

/**
 * Renders links that filter the list of news by category with the URL parameter `category` (R1.15, R3.2), and
 * one to all news. A category outside the six, which an article may link to (R5.8), gets a link of its own
 * while it is selected.
 * @param props.current the slug of the selected category; undefined for all news
 */
export function CategoryFilter({ current }: { current: string | undefined }) {
  const { t } = useTranslation(['news', 'common']);
  const isKnown = categories.some((category) => category === current);
  const options = [
    { slug: undefined, name: t('filterAll') },
    ...categories.map((slug) => ({ slug, name: t(`categories.${slug}`, { ns: 'common' }) })),
    // A category of free text, to which articles link.
    ...(current && !isKnown ? [{ slug: current, name: current }] : []),
  ];
  return (
    <nav aria-label={t('filter')} data-screen-only>
      <ul className={`plain-list ${styles.filter}`}>
        {options.map(({ slug, name }) => (
          <li key={name}>
            <AppLink
              to={slug ? `/news?category=${encodeURIComponent(slug)}` : '/news'}
              aria-current={slug === current ? 'true' : undefined}
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
