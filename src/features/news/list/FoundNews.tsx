import { languageOfText } from '../../../lib/text/text';
import type { NewsListItem } from '../../../services/news/news';
import { LocalLink } from '../../../ui/navigation/LocalLink';
import { Marked } from '../../../ui/text/Marked';
import { NewsMeta } from '../NewsMeta';
import styles from './FoundNews.module.css';

interface Props {
  items: NewsListItem[];
  /** What was looked for. */
  stems: ReadonlySet<string>;
}

/** Articles by their titles. */
export const FoundNews = ({ items, stems }: Props) => (
  <ul className={`plain-list ${styles.list}`}>
    {items.map(({ id, slug, title, category, publishedAt }) => (
      <li key={id}>
        <h3 lang={languageOfText(title)}>
          <LocalLink to={`/news/${slug}`}>
            <Marked text={title} stems={stems} />
          </LocalLink>
        </h3>
        <NewsMeta category={category} date={publishedAt} />
      </li>
    ))}
  </ul>
);
