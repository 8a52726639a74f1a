import { childrenOf, type Page } from '../../content/site';
import type { ServicesText } from '../../content/text';
import { ServiceFinder } from '../../features/consular/ServiceFinder';
import { CardFacts } from '../../features/content/CardFacts';
import { ContentLayout } from '../../features/content/ContentLayout';
import { EmbassyOffice } from '../../features/content/EmbassyOffice';
import { PageCards } from '../../features/content/PageCards';
import { Sections } from '../../features/content/Sections';
import { usePageText } from '../../features/content/usePageText';
import { HelpLink } from '../../ui/HelpLink';
import styles from './ServicesPage.module.css';

const tools = { contact: <EmbassyOffice /> };

/** All consular services: the question what one needs, then the services in their groups. */
export function ServicesPage({ page }: { page: Page }) {
  const text = usePageText<ServicesText>(page.path);
  const children = childrenOf(page.path);
  const more = ({ path }: Page) => {
    const facts = text.cards[path.slice(page.path.length + 1)];
    return facts && <CardFacts facts={facts} />;
  };
  return (
    <ContentLayout page={page} text={text} top={<ServiceFinder />} compact wide>
      <p>
        <HelpLink />
      </p>
      {Object.entries(text.groups).map(([group, title]) => (
        <section key={group} aria-labelledby={group} className={styles.group} data-full>
          <h2 id={group}>{title}</h2>
          <PageCards
            pages={children.filter((child) => child.group === group)}
            level={3}
            more={more}
          />
        </section>
      ))}
      <Sections page={page} sections={text.sections} tools={tools} />
    </ContentLayout>
  );
}
