import type { Page } from '../../content/site';
import type { PrivacyText } from '../../content/textTypes';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { Sections } from '../../features/contentPage/sections/Sections';
import { StoredTable } from '../../features/privacy/StoredTable';

/** Renders what stays in the reader's browser, with a button that deletes it, and what others learn of a visit. */
export function PrivacyPage({ page }: { page: Page }) {
  const text = usePageText<PrivacyText>(page.path);
  return (
    <ContentLayout page={page} text={text}>
      <Sections
        page={page}
        sections={text.sections}
        tools={{ browser: <StoredTable text={text.stored} /> }}
      />
    </ContentLayout>
  );
}
