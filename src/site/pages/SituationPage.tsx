import type { ReactNode } from 'react';
import type { Page } from '../../content/site';
import type { SituationText } from '../../content/textTypes';
import { EmbassyCalls } from '../contacts/Calls';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Questions } from './questions/Questions';
import styles from './SituationPage.module.css';
import { DataTable } from './sections/DataTable';
import { Sections } from './sections/Sections';
import { WaysTable } from './sections/WaysTable';

/** Lists sentences in Russian by occasion; folded, because they are needed later than the steps. */
function Phrases({ summary, columns, rows }: NonNullable<SituationText['phrases']>) {
  return (
    <details className={styles.folded} data-printed>
      <summary>{summary}</summary>
      <DataTable
        caption={summary}
        columns={columns}
        rows={rows.map(([when = '', phrase]) => ({
          key: when,
          cells: [
            when,
            <span key={when} lang="ru">
              {phrase}
            </span>,
          ],
        }))}
      />
    </details>
  );
}

interface Props {
  page: Page;
  /** What is shown in a section, by its anchor. */
  tools?: Record<string, ReactNode>;
}

/** Renders what to do in a situation, numbers to call first if it is urgent (R1.24, R1.25). */
export function SituationPage({ page, tools }: Props) {
  const text = usePageText<SituationText>(page.path);
  const { sections, phrases, ways } = text;
  const allTools: Record<string, ReactNode> = {
    ...tools,
    ...(phrases && { numbers: <Phrases {...phrases} /> }),
    ...(ways && {
      services: <WaysTable caption={sections.services?.title ?? ''} text={ways} />,
    }),
  };
  return (
    <ContentLayout
      page={page}
      text={text}
      sections={sections}
      top={page.urgent && <EmbassyCalls />}
    >
      <Sections page={page} sections={sections} tools={allTools} />
      <Questions page={page} />
    </ContentLayout>
  );
}
