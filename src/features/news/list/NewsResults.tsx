import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { NewsListItem } from '../../../services/news/news';
import { inLanguage } from '../../../services/translatable';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Highlight } from '../../../ui/text/Highlight';
import { NewsMeta } from '../NewsMeta';
import styles from './NewsResults.module.css';

interface Props {
  items: NewsListItem[];
  stems: ReadonlySet<string>;
}

/** Lists at least one article that a search has found. */
export function NewsResults({ items, stems }: Props) {
  const pageLanguage = useLanguage();
  const shown = items.map((item) => inLanguage(item, pageLanguage));
  return (
    <ul className={`plain-list ${styles.list}`}>
      {shown.map(({ id, slug, title, language, category, publishedAt }) => (
        <li key={id}>
          <h3 lang={language}>
            <AppLink to={`/news/${slug}`}>
              <Highlight text={title} stems={stems} />
            </AppLink>
          </h3>
          <NewsMeta category={category} date={publishedAt} titleLanguage={language} />
        </li>
      ))}
    </ul>
  );
}
