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
  /** Language of the title, if it is not the language of the page. */
  lang?: string;
  /** Name of the page in the title of the document, by default `title`. */
  name?: string;
  lead?: string | undefined;
  /** Description for search engines, by default `lead`. */
  description?: string | undefined;
  /** The picture of a page about a place. */
  scene?: SceneName | undefined;
  /** Paths of the breadcrumbs from home to the parent of this page, without a language prefix. */
  crumbs?: string[];
  /** Their labels, by default the names of their pages. */
  labels?: string[];
  children?: ReactNode;
}

/**
 * Renders heading, breadcrumbs, lead and picture of a page, and the document's title. The link to
 * help is at the end of the row of breadcrumbs where the menu is folded.
 */
export function PageHeader(props: Props) {
  const { title, lang, name = title, lead, description = lead, scene, children } = props;
  const { crumbs = ['/'], labels } = props;
  const { t } = useTranslation();
  const names = usePageNames();
  const path = withoutPrefix(useLocation().pathname);
  const picture = useFacts().pictures?.[pictureName(path)];
  return (
    <div className={`container ${styles.header} ${scene ? styles.pictured : ''}`}>
      <PageHead title={t('title', { page: name })} description={description} />
      <div className={styles.text}>
        <div className={`small-print ${styles.trail}`}>
          <nav aria-label={t('breadcrumb')}>
            <ol className={`plain-list cluster ${styles.breadcrumb}`}>
              {crumbs.map((crumb, index) => (
                <li key={crumb}>
                  <AppLink to={crumb}>{labels?.[index] ?? names.name(crumb)}</AppLink>
                </li>
              ))}
            </ol>
          </nav>
          {path !== HELP && <UrgentHelp />}
        </div>
        <h1 tabIndex={-1} lang={lang}>
          {title}
        </h1>
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
