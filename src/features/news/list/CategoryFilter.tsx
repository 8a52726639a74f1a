import { useTranslation } from 'react-i18next';
import { categories } from '../../../content/categories';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './CategoryFilter.module.css';

/** Links that narrow the list to one category; the choice stands in the address. */
export function CategoryFilter({ current }: { current: string | undefined }) {
  const { t } = useTranslation(['news', 'common']);
  const known = categories.some((category) => category === current);
  const entries = [
    { slug: undefined, name: t('filterAll') },
    ...categories.map((slug) => ({ slug, name: t(`categories.${slug}`, { ns: 'common' }) })),
    // A category of free text has no link of its own but may be linked to.
    ...(current && !known ? [{ slug: current, name: current }] : []),
  ];
  return (
    <nav aria-label={t('filter')} data-screen-only>
      <ul className={`plain-list ${styles.filter}`}>
        {entries.map(({ slug, name }) => (
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
