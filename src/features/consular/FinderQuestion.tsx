import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { IN_PLACE } from '../../lib/browser/scroll';
import { textAt } from '../../lib/i18n/dynamicKey';
import { LocalLink } from '../../ui/navigation/LocalLink';
import styles from './FinderQuestion.module.css';
import { needUrl, translationKey } from './findNeed';

/** The answers to a question, each a link to what comes next. */
export function FinderQuestion({ steps, answers }: { steps: string[]; answers: string[] }) {
  const { t } = useTranslation('consular/needs');
  const { hash } = useLocation();
  return (
    <ul className={`plain-list ${styles.answers}`}>
      {answers.map((answer) => {
        const next = [...steps, answer];
        return (
          <li key={answer}>
            <LocalLink to={needUrl(next, hash)} state={IN_PLACE}>
              {textAt(t, `${translationKey(next)}.name`)}
              <ArrowRight aria-hidden="true" size="1.1em" />
            </LocalLink>
          </li>
        );
      })}
    </ul>
  );
}
