import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Rows } from '../../ui/layout/Rows';
import { AppLink } from '../../ui/navigation/AppLink';
import { toExcerpt } from './excerpt';
import type { FoundPage } from './foundPages';
import { Highlight } from './Highlight';

/**
 * Renders a found page: the title of the section that is its best hit, if that is a section; an
 * excerpt; and links to further sections.
 */
function PageResult({ best, inside, also }: FoundPage) {
  const { t } = useTranslation('search');
  return (
    <Row level={2} to={best.to} title={<Highlight text={best.pageTitle} stems={best.stems} />}>
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

const SHOWN = 10;

interface Props {
  pages: FoundPage[];
  /** Whether the pages have only a few words of the query: a disclosure has them all. */
  isWeak: boolean;
}

/** Lists found pages; a disclosure has the eleventh and further ones. */
export function PageResults({ pages, isWeak }: Props) {
  const { t } = useTranslation('search');
  const result = (page: FoundPage) => <PageResult key={page.best.to} {...page} />;
  const shown = isWeak ? [] : pages.slice(0, SHOWN);
  const rest = pages.slice(shown.length);
  return (
    <section className="stack gap-3 measure">
      {shown.length > 0 && <Rows>{shown.map(result)}</Rows>}
      {rest.length > 0 && (
        <details className="stack">
          <summary>{t('more', { count: rest.length })}</summary>
          <Rows>{rest.map(result)}</Rows>
        </details>
      )}
    </section>
  );
}
