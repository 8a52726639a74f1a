import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { HELP, pictureName, type Scene as SceneName } from '../../content/site';
import { useFacts } from '../../lib/facts/currentFacts';
import { withoutPrefix } from '../../lib/i18n/languages';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { Illustration } from '../../ui/layout/Illustration';
import { AppLink } from '../../ui/navigation/AppLink';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { UrgentHelp } from './HelpLink';
import { PageHead } from './PageHead';
import styles from './PageHeader.module.css';

interface Props {
  title: string;
  /** Name of the page in the title of the document, by default `title`. */
  name?: string;
  lead?: string | undefined;
  /** Description for search engines, by default `lead`. */
  description?: string | undefined;
  /** The picture of a page about a place. */
  scene?: SceneName | undefined;
  /** Paths of the breadcrumbs from home to the parent of this page, without a language prefix. */
  crumbs?: string[];
  children?: ReactNode;
}

/** Renders the way back and, at the end of its row where the menu is folded, the link to help. */
export function Trail({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const path = withoutPrefix(useLocation().pathname);
  return (
    <div className={`small-print ${styles.trail}`}>
      <nav aria-label={t('breadcrumb')}>{children}</nav>
      {path !== HELP && <UrgentHelp />}
    </div>
  );
}

/** Renders heading, breadcrumbs, lead and picture of a page, and the document's title. */
export function PageHeader(props: Props) {
  const { title, name = title, lead, description = lead, scene, crumbs = ['/'], children } = props;
  const { t } = useTranslation();
  const names = usePageNames();
  const path = withoutPrefix(useLocation().pathname);
  const picture = useFacts().pictures?.[pictureName(path)];
  return (
    <div className={`container ${styles.header} ${scene ? styles.pictured : ''}`}>
      <PageHead title={t('title', { page: name })} description={description} />
      <div className={styles.text}>
        <Trail>
          <ol className={`plain-list cluster ${styles.breadcrumb}`}>
            {crumbs.map((path) => (
              <li key={path}>
                <AppLink to={path}>{names.name(path)}</AppLink>
              </li>
            ))}
          </ol>
        </Trail>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && (
          <p className={styles.lead}>
            <AutoLink text={lead} />
          </p>
        )}
        {children}
      </div>
      {scene && (
        <div className={styles.scene} data-screen-only>
          <Illustration name={scene} eager picture={picture} />
        </div>
      )}
    </div>
  );
}
