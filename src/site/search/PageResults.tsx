import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/navigation/AppLink';
import { excerptOf } from './excerpt';
import type { FoundPage, Group } from './groupHits';
import { Highlight } from './Highlight';
import styles from './PageResults.module.css';

function PageResult({ best, inside, also }: FoundPage) {
  const { t } = useTranslation('search');
  return (
    <li className="stack gap-1">
      <h3>
        <AppLink to={best.to}>
          <Highlight text={best.title} stems={best.stems} />
        </AppLink>
      </h3>
      {inside && <p className="small-print">{t('onPage', { page: best.pageTitle })}</p>}
      <p>
        <Highlight text={excerptOf(best.title, best.parts, best.stems)} stems={best.stems} />
      </p>
      {also.length > 0 && (
        <p className={`small-print cluster ${styles.also}`}>
          <span>{t('also')}</span>
          {also.map(({ to, title }) => (
            <AppLink key={to} to={to}>
              {title}
            </AppLink>
          ))}
        </p>
      )}
    </li>
  );
}

const SHOWN = 5;

/** Lists the pages that a search has found; from the sixth on, and the weak ones, they are in a disclosure. */
export function PageResults({ pages, weak }: Omit<Group, 'area'>) {
  const { t } = useTranslation('search');
  const result = (page: FoundPage) => <PageResult key={page.best.to} {...page} />;
  const rest = [...pages.slice(SHOWN), ...weak];
  return (
    <>
      {pages.length > 0 && (
        <ul className="plain-list stack gap-5">{pages.slice(0, SHOWN).map(result)}</ul>
      )}
      {rest.length > 0 && (
        <details className="stack disclosure">
          <summary>{t('more', { count: rest.length })}</summary>
          <ul className="plain-list stack gap-5">{rest.map(result)}</ul>
        </details>
      )}
    </>
  );
}
