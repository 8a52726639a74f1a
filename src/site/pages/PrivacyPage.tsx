import type { Page } from '../../content/site';
import type { PrivacyText } from '../../content/textTypes';
import { StoredTable } from '../offline/StoredTable';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Sections } from './sections/Sections';

/** Renders what stays in the browser, a button that deletes it, and what others learn of visits. */
export function PrivacyPage({ page }: { page: Page }) {
  const text = usePageText<PrivacyText>(page.path);
  return (
    <ContentLayout page={page} text={text} sections={text.sections}>
      <Sections
        page={page}
        sections={text.sections}
        tools={{ browser: <StoredTable text={text.stored} /> }}
      />
    </ContentLayout>
  );
}
