import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { Badge } from '../../ui/feedback/Badge';
import { FactRow } from './FactRow';
import styles from './facts.module.css';
import { valueText } from './factTexts';
import type { StaffFact } from './useFactChanges';

interface Props {
  /** The most wanted first. */
  questions: StaffFact[];
  isShown: (fact: StaffFact) => boolean;
}

const isAnswered = ({ current }: StaffFact) =>
  languages.every((language: Language) => Object(current)[language] !== undefined);

/** Open questions, then answered ones; a list to write on when it is printed. */
export function Answers({ questions, isShown }: Props) {
  const { t } = useTranslation('facts');
  const groups = {
    open: questions.filter((fact) => !isAnswered(fact)),
    answered: questions.filter(isAnswered),
  };
  return (
    <div className="stack">
      <p data-screen-only>{t('answers.lead')}</p>
      <p data-screen-only>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" size="1.05em" />
          {t('answers.print')}
        </Button>
      </p>
      {(['open', 'answered'] as const).map((group) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group} hidden={!groups[group].some(isShown)}>
            {t(`answers.${group}`, { count: groups[group].length })}
          </h2>
          <ul className="plain-list">
            {groups[group].map((fact) => (
              <Question key={fact.key} fact={fact} hidden={!isShown(fact)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Question({ fact, hidden }: { fact: StaffFact; hidden: boolean }) {
  const { t } = useTranslation(['facts', 'common']);
  const language = useLanguage();
  const { key, current, pages } = fact;
  const missing = current ? languages.find((one) => !Object(current)[one]) : undefined;
  return (
    <FactRow fact={fact} hidden={hidden} action={t(current ? 'change' : 'answers.answer')}>
      {current !== undefined && (
        <p className={styles.value}>
          {valueText(key, current, language)}{' '}
          {missing && <Badge tone="ochre">{t(`answers.missing.${missing}`)}</Badge>}
        </p>
      )}
      <p className="small-print">
        {pages.length > 0 ? t('answers.asked', { count: pages.length }) : t('answers.staffOnly')}
      </p>
      {!current && <div className={styles.lines} />}
    </FactRow>
  );
}
