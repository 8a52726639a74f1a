import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withParts } from '../../../content/sections';
import type { Page } from '../../../content/site';
import type { ServiceText } from '../../../content/text';
import { checklistKey } from '../../../lib/hooks/useChecklistState';
import { Checklist } from '../../../ui/forms/Checklist';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { Costs } from './Costs';
import styles from './PrepareVisit.module.css';
import { When } from './When';

export interface SheetProps {
  page: Page;
  text: ServiceText;
  /** Those that only the Embassy can answer. */
  questions: string[];
  contacts: ReactNode;
  map: ReactNode;
}

function Bring({ page, text }: Pick<SheetProps, 'page' | 'text'>) {
  const { t } = useTranslation();
  const { bring } = text.sections;
  const lists = bring
    ? withParts({ bring }).flatMap(([anchor, { title, checklist }]) =>
        checklist ? [{ anchor, title, checklist }] : [],
      )
    : [];
  return (
    <section aria-labelledby="visit-bring" className={`${styles.part} ${styles.bring}`}>
      <h3 id="visit-bring">{t('content.service.bring')}</h3>
      {lists.length === 0 && <p>{text.keyFacts.bring}</p>}
      {lists.map(({ anchor, title, checklist }) => (
        <div key={anchor} className="stack gap-1">
          {anchor !== 'bring' && <h4 id={`visit-${anchor}`}>{title}</h4>}
          <Checklist
            list={checklistKey(page.path, anchor)}
            labelledBy={`visit-${anchor}`}
            items={checklist}
          />
        </div>
      ))}
      {bring?.warning && (
        <p>
          <AutoLink text={bring.warning} />
        </p>
      )}
    </section>
  );
}

function Ask({ questions }: { questions: string[] }) {
  const { t } = useTranslation('consular/visit');
  return (
    <section aria-labelledby="visit-ask" className={`${styles.part} ${styles.ask}`}>
      <h3 id="visit-ask">{t('ask.title')}</h3>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </section>
  );
}

/** What a visitor takes along: on one screen and on one sheet of paper. */
export function VisitSheet({ page, text, questions, contacts, map }: SheetProps) {
  const { t } = useTranslation('consular/visit');
  const { onlineOnly } = page;
  const asked = onlineOnly ? questions : [...questions, t('ask.building')];
  return (
    <div className={styles.sheet}>
      <div className={styles.top}>
        {!onlineOnly && <When path={page.path} />}
        <Costs path={page.path} />
      </div>
      <Bring page={page} text={text} />
      <Ask questions={asked} />
      <section aria-labelledby="visit-where" className={`${styles.part} ${styles.where}`}>
        <h3 id="visit-where">{t(onlineOnly ? 'where.contacts' : 'where.title')}</h3>
        {/* The header of a printed page has them. */}
        <div data-screen-only>{contacts}</div>
        <p>
          <AutoLink text={t('where.night')} />
        </p>
        {!onlineOnly && <div className={styles.map}>{map}</div>}
      </section>
    </div>
  );
}
