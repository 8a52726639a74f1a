import { useTranslation } from 'react-i18next';
import styles from './TableOfContents.module.css';

type Sections = Record<string, { title: string }>;

/** The largest number of sections without a table of contents. */
const MAX_WITHOUT_CONTENTS = 4;

export const hasContents = (sections: Sections): boolean =>
  Object.keys(sections).length > MAX_WITHOUT_CONTENTS;

export function TableOfContents({ sections }: { sections: Sections }) {
  const { t } = useTranslation();
  return (
    <nav aria-labelledby="contents" className={styles.contents} data-screen-only>
      <h2 id="contents" tabIndex={-1} className="small-print">
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
