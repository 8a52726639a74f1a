import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './TableOfContents.module.css';

type Sections = Record<string, { title: string }>;

/** A phone shows the contents of a page with more sections than this. */
const FEW = 4;

/**
 * Links to the sections of a page; nothing when there are fewer than two. On a phone they would
 * only stand in the way of a short page; on a long one a button leads back to them.
 */
export function TableOfContents({ sections }: { sections: Sections }) {
  const { t } = useTranslation();
  const entries = Object.entries(sections);
  if (entries.length < 2) return null;
  const few = entries.length <= FEW;
  return (
    <nav
      aria-labelledby="contents"
      className={`${styles.contents} ${few ? styles.few : ''}`}
      data-screen-only
    >
      <h2 id="contents" tabIndex={-1}>
        {t('content.onThisPage')}
      </h2>
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

/** The way back to the contents of a long page, always at hand on a phone. */
export function BackToContents({ sections }: { sections: Sections }) {
  const { t } = useTranslation();
  if (Object.keys(sections).length <= FEW) return null;
  return (
    <a href="#contents" className={styles.back} data-screen-only>
      <ArrowUp aria-hidden="true" size="1.1em" />
      {t('content.contents')}
    </a>
  );
}
