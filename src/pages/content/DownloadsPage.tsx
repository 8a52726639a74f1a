import { downloads } from '../../content/consular/downloads';
import type { Page } from '../../content/site';
import type { DownloadsText } from '../../content/text';
import { Forms } from '../../features/contentPage/forms/Forms';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { Sections } from '../../features/contentPage/sections/Sections';

/** Requirements R3.7, R1.20. */
export function DownloadsPage({ page }: { page: Page }) {
  const text = usePageText<DownloadsText>(page.path);
  const forms = downloads.map(({ form }) => [form, { title: text.forms[form]?.name ?? '' }]);
  return (
    <ContentLayout page={page} text={text} before={Object.fromEntries(forms)} compact>
      <Forms forms={text.forms} />
      <Sections page={page} sections={text.sections} />
    </ContentLayout>
  );
}
