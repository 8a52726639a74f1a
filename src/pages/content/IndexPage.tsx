import { type Page, pages } from '../../content/site';
import type { IndexText } from '../../content/text';
import { CardFacts } from '../../features/content/CardFacts';
import { ContentLayout } from '../../features/content/ContentLayout';
import { PageCards } from '../../features/content/PageCards';
import { Sections } from '../../features/content/Sections';
import { usePageText } from '../../features/content/usePageText';
import styles from './IndexPage.module.css';
import { pageTools, sectionTools } from './tools';

/** A list of the pages below this one, grouped where the site map groups them. */
export function IndexPage({ page }: { page: Page }) {
  const text = usePageText<IndexText>(page.path);
  const tool = pageTools[page.path];
  const children = pages.filter(({ path }) => path.startsWith(`${page.path}/`));
  const more = ({ path }: Page) => {
    const facts = text.cards?.[path.slice(page.path.length + 1)];
    return facts && <CardFacts facts={facts} />;
  };
  return (
    <ContentLayout page={page} text={text} top={tool} compact={Boolean(tool)} wide>
      {text.groups ? (
        Object.entries(text.groups).map(([group, title]) => (
          <section key={group} aria-labelledby={group} className={styles.group} data-full>
            <h2 id={group}>{title}</h2>
            <PageCards
              pages={children.filter((child) => child.group === group)}
              level={3}
              more={more}
            />
          </section>
        ))
      ) : (
        <PageCards pages={children} level={2} pictures />
      )}
      <Sections page={page} sections={text.sections} tools={sectionTools[page.path]} />
    </ContentLayout>
  );
}
