import type { ReactNode } from 'react';
import type { Page } from '../../content/site';
import type { PageText } from '../../content/textTypes';
import { MissingMessage } from '../../features/consular/MissingMessage';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { Questions } from '../../features/contentPage/questions/Questions';
import { Sections } from '../../features/contentPage/sections/Sections';
import { CallButtons } from '../../ui/actions/CallButtons';
import styles from './SituationPage.module.css';

/** Tools by path and anchor. */
const tools: Partial<Record<string, Record<string, ReactNode>>> = {
  '/consular/missing': { message: <MissingMessage /> },
};

/** Renders what to do in a situation, in order; if it is urgent, the numbers to call come first (R1.24). */
export function SituationPage({ page }: { page: Page }) {
  const text = usePageText<PageText>(page.path);
  const calls = page.urgent && (
    <div className={`container ${styles.calls}`}>
      <CallButtons />
    </div>
  );
  return (
    <ContentLayout page={page} text={text} top={calls} compact spread>
      <Sections page={page} sections={text.sections} tools={tools[page.path]} />
      <Questions page={page} />
    </ContentLayout>
  );
}
