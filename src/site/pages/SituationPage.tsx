import type { ReactNode } from 'react';
import { withParts } from '../../content/sections';
import type { Page } from '../../content/site';
import type { SituationText } from '../../content/textTypes';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { CallButtons } from '../contacts/CallButtons';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Questions } from './questions/Questions';
import styles from './SituationPage.module.css';
import { DataTable } from './sections/DataTable';
import { Sections } from './sections/Sections';
import { WaysTable } from './sections/WaysTable';

/** Lists sentences in Russian by when to show them; folded, because they are needed later than the steps. */
function Phrases({ summary, columns, rows }: NonNullable<SituationText['phrases']>) {
  return (
    <details className={`disclosure ${styles.folded}`} data-printed>
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

/** Lists cases by whose they are. */
function Cases({ cases }: { cases: string[][] }) {
  return (
    <div className={`ruled ${styles.cases}`}>
      {cases.map(([who = '', what = '']) => (
        <details key={who} className="disclosure" data-printed>
          <summary>{who}</summary>
          <p>
            <AutoLink text={what} />
          </p>
        </details>
      ))}
    </div>
  );
}

interface Props {
  page: Page;
  /** What is shown in a section, by its anchor. */
  tools?: Record<string, ReactNode>;
}

/** Renders what to do in a situation, in order; if it is urgent, the numbers to call come first (R1.24, R1.25). */
export function SituationPage({ page, tools }: Props) {
  const text = usePageText<SituationText>(page.path);
  const { sections, phrases, ways } = text;
  const allTools: Record<string, ReactNode> = {
    ...Object.fromEntries(
      withParts(sections).flatMap(([anchor, { cases }]) =>
        cases ? [[anchor, <Cases key={anchor} cases={cases} />]] : [],
      ),
    ),
    ...tools,
    ...(phrases && { numbers: <Phrases {...phrases} /> }),
    ...(ways && {
      services: <WaysTable caption={sections.services?.title ?? ''} text={ways} />,
    }),
  };
  const calls = page.urgent && (
    <div className={`container ${styles.calls}`}>
      <CallButtons />
    </div>
  );
  return (
    <ContentLayout page={page} text={text} top={calls} compact wide={ways !== undefined}>
      <Sections page={page} sections={sections} tools={allTools} />
      <Questions page={page} />
    </ContentLayout>
  );
}
