import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './TableOfContents.module.css';

type Sections = Record<string, { title: string }>;

/** A page with no more sections than this is read without a list of them. */
const FEW = 4;

/** Whether a page is long enough for a table of contents. */
export const hasContents = (sections: Sections): boolean => Object.keys(sections).length > FEW;

/** Links to the sections of a page; on a phone a button leads back to them. */
export function TableOfContents({ sections }: { sections: Sections }) {
  const { t } = useTranslation();
  return (
    <nav aria-labelledby="contents" className={styles.contents} data-screen-only>
      <h2 id="contents" tabIndex={-1}>
        {t('content.onThisPage')}
      </h2>
      <ul className="plain-list">
        {Object.entries(sections).map(([anchor, { title }]) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way back to the contents of a long page, always at hand on a phone. */
export function BackToContents() {
  const { t } = useTranslation();
  return (
    <a href="#contents" className={styles.back} data-screen-only>
      <ArrowUp aria-hidden="true" size="1.1em" />
      {t('content.contents')}
    </a>
  );
}
