import type { Page } from '../../content/site';
import type { DownloadsText } from '../../content/textTypes';
import { Forms } from '../../features/contentPage/forms/Forms';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { Questions } from '../../features/contentPage/questions/Questions';
import { Sections } from '../../features/contentPage/sections/Sections';

/** Renders the page of downloads (R3.7, R1.20). */
export function DownloadsPage({ page }: { page: Page }) {
  const text = usePageText<DownloadsText>(page.path);
  return (
    <ContentLayout page={page} text={text} compact wide>
      <Forms forms={text.forms} />
      <Sections page={page} sections={text.sections} />
      <Questions page={page} />
    </ContentLayout>
  );
}
