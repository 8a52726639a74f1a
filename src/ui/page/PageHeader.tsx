import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scene as SceneName } from '../../content/site';
import { AppLink } from '../navigation/AppLink';
import { AutoLink } from '../navigation/AutoLink';
import { Illustration } from './Illustration';
import styles from './PageHeader.module.css';

interface Props {
  title: string;
  lead?: string | undefined;
  scene?: SceneName;
  /** Breadcrumbs from the home page to the parent of this page, with paths without a language prefix. */
  crumbs?: { to: string; name: string }[];
  /** Hides the illustration on narrow screens, so that the key facts below are on the first screen. */
  compact?: boolean;
  children?: ReactNode;
}

/** Renders the heading of a page with lead, breadcrumbs and illustration. PageHead renders the title of the document. */
export function PageHeader({ title, lead, scene, crumbs, compact = false, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`${styles.header} ${compact ? styles.compact : ''}`}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.text}>
          {crumbs && (
            <nav aria-label={t('breadcrumb')}>
              <ol className={`plain-list ${styles.breadcrumb}`}>
                {crumbs.map(({ to, name }) => (
                  <li key={to}>
                    <AppLink to={to}>{name}</AppLink>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <h1 tabIndex={-1}>{title}</h1>
          {lead && (
            <p className={styles.lead}>
              <AutoLink text={lead} />
            </p>
          )}
          {children}
        </div>
      </div>
      {scene && (
        <div className={styles.scene} data-screen-only>
          <Illustration name={scene} eager />
        </div>
      )}
    </div>
  );
}
