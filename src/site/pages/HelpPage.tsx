import { useTranslation } from 'react-i18next';
import type { Page } from '../../content/site';
import type { HelpText } from '../../content/textTypes';
import { useFacts } from '../../lib/facts/currentFacts';
import { typeset } from '../../lib/text/typeset';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { Calls } from '../contacts/Calls';
import { PageHead } from '../page/PageHead';
import styles from './HelpPage.module.css';
import { usePageText } from './layout/usePageText';
import { useReviewLine } from './layout/useReviewLine';
import { Questions } from './questions/Questions';
import { Sections } from './sections/Sections';

const calls = [
  { key: 'danger', phone: 'emergency' },
  { key: 'centre', phone: 'responseCentre' },
  { key: 'embassy', phone: 'main' },
] as const;

/** What is printed, on one sheet. */
const SHEET = 'say missing lost arrest hospital death transport work'.split(' ');

function Numbers({ text }: { text: HelpText['calls'] }) {
  const { phones, place } = useFacts();
  return (
    <section className="stack gap-3">
      <h2 id="call" tabIndex={-1}>
        {text.title}
      </h2>
      <Calls
        calls={calls.map(({ key, phone }) => ({
          key,
          name: text[key].name,
          phone: phones[phone],
          look: key === 'danger' ? 'danger' : 'filled',
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
    </section>
  );
}

/** Renders the help page, the most urgent case first (decision 0030). */
export function HelpPage({ page }: { page: Page }) {
  const { t } = useTranslation();
  const text = usePageText<HelpText>(page.path);
  const reviewLine = useReviewLine(page);
  return (
    <div className={styles.page}>
      <PageHead title={t('title', { page: text.title })} description={text.lead} />
      <div className={styles.top}>
        <div className="container stack">
          <h1 tabIndex={-1}>{text.title}</h1>
          <p>{text.lead}</p>
          <Numbers text={text.calls} />
        </div>
      </div>
      <div className={`container ${styles.columns}`}>
        <nav aria-label={text.contents} className={styles.contents} data-screen-only>
          <ul className="plain-list">
            {Object.entries(text.sections).map(([anchor, { title }]) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.body}>
          <Sections page={page} sections={text.sections} sheet={SHEET} />
          <Questions page={page} compact />
          {reviewLine && <p className="small-print">{reviewLine}</p>}
        </div>
      </div>
    </div>
  );
}
