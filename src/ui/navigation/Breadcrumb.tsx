import { useTranslation } from 'react-i18next';
import { AppLink } from './AppLink';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  to: string;
  name: string;
}

/** Links from the home page to the parent of the current page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumb')} className={styles.breadcrumb}>
      <ol className="plain-list">
        {crumbs.map(({ to, name }) => (
          <li key={to}>
            <AppLink to={to}>{name}</AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
