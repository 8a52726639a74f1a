import type { Page } from '../../content/site';
import type { ServiceText } from '../../content/text';
import { Answer } from '../../features/content/Answer';
import { ContentLayout } from '../../features/content/ContentLayout';
import { PageForms } from '../../features/content/PageForms';
import { Sections } from '../../features/content/Sections';
import { usePageText } from '../../features/content/usePageText';
import { sectionTools } from './tools';

/** A consular service: the answer on the first screen, then the details, each addressable. */
export function ServicePage({ page }: { page: Page }) {
  const text = usePageText<ServiceText>(page.path);
  return (
    <ContentLayout page={page} text={text} top={<Answer page={page} text={text} />} compact>
      <Sections page={page} sections={text.sections} tools={sectionTools[page.path]} />
      <PageForms page={page} />
    </ContentLayout>
  );
}
