import { type Page, pages } from '../../content/site';
import type { IndexText } from '../../content/text';
import { ContentLayout } from '../../features/content/ContentLayout';
import { PageCards } from '../../features/content/PageCards';
import { Sections } from '../../features/content/Sections';
import { usePageText } from '../../features/content/usePageText';
import styles from './IndexPage.module.css';

/** A list of the pages below this one, grouped where the site map groups them. */
export function IndexPage({ page }: { page: Page }) {
  const text = usePageText<IndexText>(page.path);
  const children = pages.filter(({ path }) => path.startsWith(`${page.path}/`));
  return (
    <ContentLayout page={page} text={text} wide>
      {text.groups ? (
        Object.entries(text.groups).map(([group, title]) => (
          <section key={group} aria-labelledby={group} className={styles.group}>
            <h2 id={group}>{title}</h2>
            <PageCards pages={children.filter((child) => child.group === group)} level={3} />
          </section>
        ))
      ) : (
        <PageCards pages={children} level={2} pictures />
      )}
      <Sections sections={text.sections} />
    </ContentLayout>
  );
}
