import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StaffPage.module.css';

/**
 * Renders a page of the staff area: a container with `title` as its `h1` and, with the name of the site, as
 * the title of the document.
 */
export function StaffPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={`container ${styles.page}`}>
      <title>{t('title', { page: title })}</title>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
