import type { ReactNode } from 'react';
import type { Page } from '../../content/site';
import type { SituationText } from '../../content/textTypes';
import { EtaDates } from '../../features/consular/EtaDates';
import { MissingMessage } from '../../features/consular/MissingMessage';
import { SaveContact } from '../../features/consular/visit/SaveContact';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { Questions } from '../../features/contentPage/questions/Questions';
import { DataTable } from '../../features/contentPage/sections/DataTable';
import { Sections } from '../../features/contentPage/sections/Sections';
import { WaysTable } from '../../features/contentPage/sections/WaysTable';
import { CallButtons } from '../../ui/actions/CallButtons';
import styles from './SituationPage.module.css';

/** Lists sentences in Russian by when to show them; folded, because they are needed later than the steps. */
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

/**
 * Renders what to do in a situation, in order, with a tool at the anchor of some sections; if it is urgent, the numbers to call come
 * first (R1.24, R1.25).
 */
export function SituationPage({ page }: { page: Page }) {
  const text = usePageText<SituationText>(page.path);
  const { sections, phrases, ways } = text;
  const tools: Record<string, ReactNode> = {
    flight: <EtaDates />,
    message: <MissingMessage />,
    numbers: (
      <>
        <div data-screen-only>
          <SaveContact />
        </div>
        {phrases && <Phrases {...phrases} />}
      </>
    ),
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
    <ContentLayout page={page} text={text} top={calls} compact spread wide={ways !== undefined}>
      <Sections page={page} sections={sections} tools={tools} />
      <Questions page={page} compact />
    </ContentLayout>
  );
}
