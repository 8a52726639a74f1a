import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pictureName, type Scene as SceneName } from '../../content/site';
import { useFacts } from '../../lib/facts/currentFacts';
import { withoutPrefix } from '../../lib/i18n/languages';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { AppLink } from '../navigation/AppLink';
import { AutoLink } from '../navigation/AutoLink';
import { Illustration } from './Illustration';
import { PageHead } from './PageHead';
import styles from './PageHeader.module.css';

interface Props {
  title: string;
  /** Name of the page in the title of the document, by default `title`. */
  name?: string;
  lead?: string | undefined;
  /** Description for search engines, by default `lead`. */
  description?: string | undefined;
  scene?: SceneName;
  /** Paths of the breadcrumbs from the home page to the parent of this page, without a language prefix. */
  crumbs?: string[];
  /** Hides the illustration on narrow screens, so that the key facts below are on the first screen. */
  compact?: boolean;
  children?: ReactNode;
}

/** Renders the heading of a page with lead, breadcrumbs and illustration, and the title of the document. */
export function PageHeader(props: Props) {
  const { title, name = title, lead, description = lead } = props;
  const { scene, crumbs, compact = false, children } = props;
  const { t } = useTranslation();
  const names = usePageNames();
  const path = withoutPrefix(useLocation().pathname);
  const picture = useFacts().pictures?.[pictureName(path)];
  return (
    <div className={`${styles.header} ${compact ? styles.compact : ''}`}>
      <PageHead title={t('title', { page: name })} description={description} />
      <div className={`container ${styles.inner}`}>
        <div className={`stack gap-3 ${styles.text}`}>
          {crumbs && (
            <nav aria-label={t('breadcrumb')}>
              <ol className={`plain-list cluster ${styles.breadcrumb}`}>
                {crumbs.map((path) => (
                  <li key={path}>
                    <AppLink to={path}>{names.name(path)}</AppLink>
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
          <Illustration name={scene} eager picture={picture} />
        </div>
      )}
    </div>
  );
}
