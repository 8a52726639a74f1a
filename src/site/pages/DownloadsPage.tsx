import type { Page } from '../../content/site';
import type { DownloadsText } from '../../content/textTypes';
import { Forms } from './forms/Forms';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Sections } from './sections/Sections';

/** Renders the page of downloads (R3.7, R1.20). */
export function DownloadsPage({ page }: { page: Page }) {
  const text = usePageText<DownloadsText>(page.path);
  return (
    <ContentLayout page={page} text={text} sections={text.sections}>
      <Forms forms={text.forms} />
      <Sections page={page} sections={text.sections} />
    </ContentLayout>
  );
}
