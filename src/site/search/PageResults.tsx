import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Rows } from '../../ui/layout/Rows';
import { AppLink } from '../../ui/navigation/AppLink';
import { toExcerpt } from './excerpt';
import type { FoundPage, Group } from './groupHits';
import { Highlight } from './Highlight';

/**
 * Renders a found page: the title of the section that is its best hit, if that is a section; an
 * excerpt; and links to further sections.
 */
function PageResult({ best, inside, also, level }: FoundPage & { level: 2 | 3 }) {
  const { t } = useTranslation('search');
  return (
    <Row level={level} to={best.to} title={<Highlight text={best.pageTitle} stems={best.stems} />}>
      {inside && (
        <p className="semibold">
          <Highlight text={best.title} stems={best.stems} />
        </p>
      )}
      <p>
        <Highlight text={toExcerpt(best.title, best.parts, best.stems)} stems={best.stems} />
      </p>
      {also.length > 0 && (
        <p>
          {t('also')}
          {also.map(({ to, title }, index) => (
            <Fragment key={to}>
              {index > 0 ? ' · ' : ' '}
              <AppLink to={to}>{title}</AppLink>
            </Fragment>
          ))}
        </p>
      )}
    </Row>
  );
}

const SHOWN = 5;

/** Lists found pages; a disclosure has the sixth and further ones, and the weak ones. */
export function PageResults({ pages, weak }: Omit<Group, 'area'>) {
  const { t } = useTranslation('search');
  // Weak pages alone stand under no heading of an area.
  const level = pages.length > 0 ? 3 : 2;
  const result = (page: FoundPage) => <PageResult key={page.best.to} level={level} {...page} />;
  const rest = [...pages.slice(SHOWN), ...weak];
  return (
    <>
      {pages.length > 0 && <Rows>{pages.slice(0, SHOWN).map(result)}</Rows>}
      {rest.length > 0 && (
        <details className="stack">
          <summary>{t('more', { count: rest.length })}</summary>
          <Rows>{rest.map(result)}</Rows>
        </details>
      )}
    </>
  );
}
