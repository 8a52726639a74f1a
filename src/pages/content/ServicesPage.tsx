import { childrenOf, type Page } from '../../content/site';
import type { ServicesText } from '../../content/text';
import { ServiceFinder } from '../../features/consular/ServiceFinder';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { PageCards } from '../../features/contentPage/layout/PageCards';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { Questions } from '../../features/contentPage/questions/Questions';
import { EmbassyOffice } from '../../features/contentPage/sections/EmbassyOffice';
import { Sections } from '../../features/contentPage/sections/Sections';
import { ServiceCardFacts } from '../../features/contentPage/service/ServiceCardFacts';
import { HelpLink } from '../../ui/navigation/HelpLink';
import styles from './ServicesPage.module.css';

const tools = { contact: <EmbassyOffice /> };

/** Renders the list of consular services with the service finder (R2.2). */
export function ServicesPage({ page }: { page: Page }) {
  const text = usePageText<ServicesText>(page.path);
  const children = childrenOf(page.path);
  const more = ({ path }: Page) => {
    const facts = text.cards[path.slice(page.path.length + 1)];
    return facts && <ServiceCardFacts facts={facts} />;
  };
  return (
    <ContentLayout page={page} text={text} top={<ServiceFinder />} compact wide>
      <p>
        <HelpLink />
      </p>
      {Object.entries(text.groups).map(([group, title]) => (
        <section key={group} className={styles.group} data-full>
          <h2 id={group}>{title}</h2>
          <PageCards
            pages={children.filter((child) => child.group === group)}
            level={3}
            more={more}
          />
        </section>
      ))}
      <Sections page={page} sections={text.sections} tools={tools} />
      <Questions page={page} />
    </ContentLayout>
  );
}
