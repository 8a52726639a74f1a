import type { Page } from '../../content/site';
import type { HelpText } from '../../content/textTypes';
import { useFacts } from '../../lib/facts/currentFacts';
import { typeset } from '../../lib/text/typeset';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { Calls } from '../contacts/Calls';
import styles from './HelpPage.module.css';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Questions } from './questions/Questions';
import { Sections } from './sections/Sections';

const calls = [
  { key: 'danger', phone: 'emergency', isDanger: true },
  { key: 'centre', phone: 'responseCentre', isDanger: false },
  { key: 'embassy', phone: 'main', isDanger: false },
] as const;

/** What is printed, on one sheet. */
const SHEET = 'say missing lost arrest hospital death transport work'.split(' ');

/**
 * Lists the numbers to call, with the address in Russian; below them whom Russians in Kenya call.
 */
function Numbers({ text }: { text: HelpText['calls'] }) {
  const { phones, place } = useFacts();
  return (
    <section className="stack gap-3">
      <h2 id="call" tabIndex={-1}>
        {text.title}
      </h2>
      <Calls
        calls={calls.map(({ key, phone, isDanger }) => ({
          key,
          name: text[key].name,
          phone: phones[phone],
          isDanger,
          details: (
            <>
              {text[key].details.map((detail) => (
                <p key={detail}>
                  <AutoLink text={detail} />
                </p>
              ))}
              {key === 'embassy' && <p lang="ru">{typeset(place.inRussian)}</p>}
            </>
          ),
        }))}
      />
      <p data-screen-only>
        <AutoLink text={text.russians} />
      </p>
    </section>
  );
}

/** Renders the help page, the most urgent case first (decision 0030). */
export function HelpPage({ page }: { page: Page }) {
  const text = usePageText<HelpText>(page.path);
  return (
    <div className={styles.page}>
      <ContentLayout
        page={page}
        text={text}
        sections={text.sections}
        top={<Numbers text={text.calls} />}
      >
        <Sections page={page} sections={text.sections} sheet={SHEET} />
        <Questions page={page} compact />
      </ContentLayout>
    </div>
  );
}
