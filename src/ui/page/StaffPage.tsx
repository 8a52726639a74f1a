import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StaffPage.module.css';

interface Props {
  title: string;
  badge?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function StaffPage({ title, badge, actions, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`container ${styles.page}`}>
      <title>{t('title', { page: title })}</title>
      <header className={styles.header}>
        <h1 tabIndex={-1}>
          {title} {badge}
        </h1>
        {actions && <div className="cluster gap-1">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
