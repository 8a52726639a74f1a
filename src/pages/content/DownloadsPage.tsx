import { downloads } from '../../content/downloads';
import type { Page } from '../../content/site';
import type { DownloadsText } from '../../content/text';
import { ContentLayout } from '../../features/content/ContentLayout';
import { Forms } from '../../features/content/Forms';
import { Sections } from '../../features/content/Sections';
import { usePageText } from '../../features/content/usePageText';

/** The forms, what each is for and how to get it. */
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
