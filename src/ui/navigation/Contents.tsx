import { useTranslation } from 'react-i18next';
import styles from './Contents.module.css';

interface Props {
  /** Titles by anchor. */
  sections: Record<string, string>;
  /** Whether phones show it unfolded. */
  open: boolean;
}

/**
 * Lists the sections of a page: beside the text on wide screens, where styles unfold it, above the
 * text on phones. Works without script.
 */
export function Contents({ sections, open }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('content.onThisPage')} className={styles.contents} data-screen-only>
      <details open={open}>
        <summary>{t('content.onThisPage')}</summary>
        <ul className="plain-list">
          {Object.entries(sections).map(([anchor, title]) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
