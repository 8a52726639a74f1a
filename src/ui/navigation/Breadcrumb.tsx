import { useTranslation } from 'react-i18next';
import { AppLink } from './AppLink';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  /** Path without a language prefix. */
  to: string;
  name: string;
}

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
