import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StaffPage.module.css';

/** The container of a page of the staff area, with its `h1` and document title. */
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
