import { useTranslation } from 'react-i18next';
import { excerptOf } from '../../lib/search/marks';
import { LocalLink } from '../../ui/navigation/LocalLink';
import { Marked } from '../../ui/text/Marked';
import styles from './FoundPages.module.css';
import type { FoundPage } from './groupHits';

function Entry({ best, inside, also }: FoundPage) {
  const { t } = useTranslation('search');
  return (
    <li className={styles.entry}>
      <h3>
        <LocalLink to={best.to}>
          <Marked text={best.title} stems={best.stems} />
        </LocalLink>
      </h3>
      {inside && <p className="small-print">{t('onPage', { page: best.pageTitle })}</p>}
      <p>
        <Marked text={excerptOf(best.title, best.parts, best.stems)} stems={best.stems} />
      </p>
      {also.length > 0 && (
        <p className={styles.also}>
          <span>{t('also')}</span>
          {also.map(({ to, title }) => (
            <LocalLink key={to} to={to}>
              {title}
            </LocalLink>
          ))}
        </p>
      )}
    </li>
  );
}

/** How many are shown; the others are in a disclosure. */
const SHOWN = 5;

/** Search results of one part of the site, each with an excerpt that matches. */
export function FoundPages({ pages }: { pages: FoundPage[] }) {
  const { t } = useTranslation('search');
  const entries = pages.map((page) => <Entry key={page.best.to} {...page} />);
  const rest = entries.slice(SHOWN);
  return (
    <>
      <ul className={`plain-list ${styles.entries}`}>{entries.slice(0, SHOWN)}</ul>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('more', { count: rest.length })}</summary>
          <ul className={`plain-list ${styles.entries}`}>{rest}</ul>
        </details>
      )}
    </>
  );
}
