import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StaffPage.module.css';

interface Props {
  title: string;
  /** A label of the state of what the page shows, beside the heading. */
  badge?: ReactNode;
  /** Buttons and links beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Renders a page of the staff area: a container with `title` as its `h1` and, with the name of the site, as
 * the title of the document.
 */
export function StaffPage({ title, badge, actions, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`container ${styles.page}`}>
      <title>{t('title', { page: title })}</title>
      <header className={styles.header}>
        <h1 tabIndex={-1}>
          {title} {badge}
        </h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
