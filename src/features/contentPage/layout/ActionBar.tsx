import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ActionBar.module.css';

interface Props {
  /** Links. */
  actions: ReactNode;
  /** Whether the page has a table of contents. */
  contents: boolean;
}

/** Renders the bar at the lower edge of the screens of phones; the page ends above it. */
export function ActionBar({ actions, contents }: Props) {
  const { t } = useTranslation();
  if (!actions && !contents) return null;
  return (
    <nav aria-label={t('content.bar.label')} className={styles.bar} data-screen-only>
      {actions}
      {contents && (
        <a href="#contents">
          <ArrowUp aria-hidden="true" size="1.2em" />
          {t('content.contents')}
        </a>
      )}
    </nav>
  );
}
