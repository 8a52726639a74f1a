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
  const { name, card } = usePageNames();
  const pagesIn = (group: string) => childPages(page.path).filter((child) => child.group === group);
  const cardFacts = (path: string) => text.cards[path.slice(page.path.length + 1)];
  const groups = Object.entries(text.groups).map(([group, title]) => [group, { title }]);
  const sections = { ...Object.fromEntries(groups), ...text.sections };
  const [params] = useSearchParams();
  if (resolveStep(params.get(FINDER_PARAMETER)).steps.length > 0)
    return (
      <ContentLayout page={page} text={{ title: text.title, lead: '' }}>
        <ServiceFinder />
      </ContentLayout>
    );
  return (
    <ContentLayout page={page} text={text} sections={sections}>
      <ServiceFinder />
      {Object.entries(text.groups).map(([group, title]) => (
        <section key={group} className="stack gap-3">
          <h2 id={group} tabIndex={-1}>
            {title}
          </h2>
          <Rows columns>
            {pagesIn(group).map(({ path }) => {
              const facts = cardFacts(path);
              return (
                <Row key={path} to={path} level={3} title={name(path)}>
                  <p>{card(path)}</p>
                  {facts && (
                    <>
                      <p>
                        {text.columns.fee}: {facts.fee}
                      </p>
                      <p>
                        {text.columns.time}: {facts.time}
                      </p>
                    </>
                  )}
                </Row>
              );
            })}
          </Rows>
        </section>
      ))}
      <Sections page={page} sections={text.sections} />
      <Questions page={page} />
    </ContentLayout>
  );
}
