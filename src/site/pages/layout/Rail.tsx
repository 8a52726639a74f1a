import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ContentLayout.module.css';

interface Props {
  /** Names of the stops by anchor. */
  stops: Record<string, string>;
  /** Further links on phones. */
  actions?: ReactNode;
}

/**
 * Renders the way through a page as a string of beads: beside the text, and at the lower edge of the screens of phones. Its styles
 * mark the stop that is read.
 */
export function Rail({ stops, actions }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('content.onThisPage')} className={styles.rail} data-screen-only>
      {/* Chromium leaves a stop that is partly in view where it is. */}
      <ol
        className="plain-list"
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        {Object.entries(stops).map(([anchor, name]) => (
          <li key={anchor}>
            {/* «Первая неделя» of «Первая неделя: миграционный учёт». */}
            <a href={`#${anchor}`}>{name.split(':')[0]}</a>
          </li>
        ))}
      </ol>
      {actions}
    </nav>
  );
}
