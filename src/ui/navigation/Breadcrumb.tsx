import { useTranslation } from 'react-i18next';
import { AppLink } from './AppLink';
import styles from './Breadcrumb.module.css';

/** A link of the breadcrumb. */
export interface Crumb {
  /** Path without a language prefix. */
  to: string;
  name: string;
}

/** Renders links from the home page to the parent of the current page, in this order. */
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
