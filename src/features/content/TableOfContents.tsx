import { useTranslation } from 'react-i18next';
import styles from './TableOfContents.module.css';

/** Links to the sections of a page; nothing when there are fewer than two. */
export function TableOfContents({ sections }: { sections: Record<string, { title: string }> }) {
  const { t } = useTranslation();
  const entries = Object.entries(sections);
  if (entries.length < 2) return null;
  return (
    <nav aria-labelledby="contents" className={styles.contents} data-screen-only>
      <h2 id="contents">{t('content.onThisPage')}</h2>
      <ul className="plain-list">
        {entries.map(([anchor, { title }]) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
