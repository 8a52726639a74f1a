import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadsOf } from '../../content/consular/downloads';
import { childPages, type Page } from '../../content/site';
import type { ServiceText } from '../../content/textTypes';
import { PrepareVisit } from '../consular/visit/PrepareVisit';
import { PageForms } from './forms/PageForms';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Questions } from './questions/Questions';
import { Sections } from './sections/Sections';
import { Cases, Summary } from './serviceParts';

interface Props {
  page: Page;
  /** Components by the anchor of their section. */
  tools?: Record<string, ReactNode>;
}

/**
 * Renders a consular service (R1.17): a summary, sections, forms, and what to ask the Embassy. The
 * section `bring` has {@link PrepareVisit}, unless the page is online only or `tools` has another.
 */
export function ServicePage({ page, tools = {} }: Props) {
  const text = usePageText<ServiceText>(page.path);
  const { t } = useTranslation();
  const sections = {
    ...(childPages(page.path).length > 0 && { cases: { title: t('content.cases') } }),
    ...text.sections,
    ...(downloadsOf(page.path).length > 0 && { forms: { title: t('content.forms') } }),
  };
  const visit = !page.onlineOnly && <PrepareVisit path={page.path} />;
  return (
    <ContentLayout
      page={page}
      text={text}
      sections={sections}
      top={
        <div className="stack gap-5">
          <Cases page={page} />
          <Summary page={page} text={text} />
        </div>
      }
    >
      <Sections page={page} sections={text.sections} tools={{ bring: visit, ...tools }} />
      <Suspense>
        <PageForms page={page} />
        <Questions page={page} />
      </Suspense>
    </ContentLayout>
  );
}
