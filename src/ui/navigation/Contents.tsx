import { useTranslation } from 'react-i18next';
import styles from './Contents.module.css';

/**
 * Lists the sections of a page by anchor and title: beside the text on wide screens, where styles
 * unfold it, folded above the text on phones. Works without script.
 */
export function Contents({ sections }: { sections: Record<string, string> }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('content.onThisPage')} className={styles.contents} data-screen-only>
      <details>
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
