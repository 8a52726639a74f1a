import { useLanguage } from '../../lib/i18n/useLanguage';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { AppLink } from '../../ui/navigation/AppLink';
import type { NewsListItem } from '../data/news/news';
import { inLanguage } from '../data/translatable';
import { NewsMeta } from './NewsMeta';
import styles from './NewsTitles.module.css';

/** Lists articles by title, in the language of the page where they have it. */
export function NewsTitles({ items }: { items: NewsListItem[] }) {
  const pageLanguage = useLanguage();
  const shown = items.map((item) => inLanguage(item, pageLanguage));
  return (
    <ul className={`plain-list auto-grid ${styles.list}`}>
      {shown.map((item) => (
        <RowBoundary key={item.id} name={item.title}>
          {() => (
            <li className="stack gap-2 top">
              <h3 lang={item.language}>
                <AppLink to={`/news/${item.slug}`}>{item.title}</AppLink>
              </h3>
              <NewsMeta item={item} />
            </li>
          )}
        </RowBoundary>
      ))}
    </ul>
  );
}
