import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { childPages, type Page } from '../../content/site';
import type { ServicesText } from '../../content/textTypes';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { Row, Rows } from '../../ui/layout/Rows';
import { FINDER_PARAMETER, resolveStep } from '../consular/resolveStep';
import { ServiceFinder } from '../consular/ServiceFinder';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Questions } from './questions/Questions';
import { Sections } from './sections/Sections';

/**
 * Renders the finder, and below its first question all services (R2.2). The footer has address and
 * hours (R1.10, R1.12).
 */
export function ServicesPage({ page }: { page: Page }) {
  const text = usePageText<ServicesText>(page.path);
  const [params] = useSearchParams();
  const isAnswered = resolveStep(params.get(FINDER_PARAMETER)).steps.length > 0;
  const { t } = useTranslation('consular/needs');
  const groups = Object.entries(text.groups).map(([group, title]) => [group, { title }]);
  const sections = {
    'which-service': { title: t('title') },
    ...Object.fromEntries(groups),
    ...text.sections,
  };
  return (
    <ContentLayout
      page={page}
      text={isAnswered ? { title: text.title } : text}
      sections={isAnswered ? undefined : sections}
    >
      <ServiceFinder />
      {!isAnswered && (
        <>
          <Services page={page} text={text} />
          <Sections page={page} sections={text.sections} />
          <Questions page={page} />
        </>
      )}
    </ContentLayout>
  );
}

/** Lists the services and situations by group. */
function Services({ page, text }: { page: Page; text: ServicesText }) {
  const { name, card } = usePageNames();
  const pagesIn = (group: string) => childPages(page.path).filter((child) => child.group === group);
  return Object.entries(text.groups).map(([group, title]) => (
    <section key={group} className="stack gap-3">
      <h2 id={group} tabIndex={-1}>
        {title}
      </h2>
      <Rows columns>
        {pagesIn(group).map(({ path }) => (
          <Row key={path} to={path} level={3} title={name(path)}>
            <p>{card(path)}</p>
          </Row>
        ))}
      </Rows>
    </section>
  ));
}
