import { languageOfText } from '../../lib/text';
import type { NewsListItem } from '../../services/news';
import { LocalLink } from '../../ui/LocalLink';
import { Marked } from '../../ui/Marked';
import styles from './FoundNews.module.css';
import { NewsMeta } from './NewsMeta';

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
