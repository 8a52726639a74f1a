import { languageOfText } from '../../../lib/text/text';
import type { NewsListItem } from '../../../services/news/news';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Highlight } from '../../../ui/text/Highlight';
import { NewsMeta } from '../NewsMeta';
import styles from './NewsResults.module.css';

interface Props {
  items: NewsListItem[];
  /** Stems of the query, which are highlighted. */
  stems: ReadonlySet<string>;
}

/** The articles of a search, each with its title, category and date. */
export const NewsResults = ({ items, stems }: Props) => (
  <ul className={`plain-list ${styles.list}`}>
    {items.map(({ id, slug, title, category, publishedAt }) => (
      <li key={id}>
        <h3 lang={languageOfText(title)}>
          <AppLink to={`/news/${slug}`}>
            <Highlight text={title} stems={stems} />
          </AppLink>
        </h3>
        <NewsMeta category={category} date={publishedAt} />
      </li>
    ))}
  </ul>
);
