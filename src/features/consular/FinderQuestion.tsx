import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import { textAt } from '../../lib/i18n/dynamicKey';
import { AppLink } from '../../ui/navigation/AppLink';
import styles from './FinderQuestion.module.css';
import { finderUrl, translationKey } from './resolveStep';

/** `steps` are the answers given before, `answers` the keys of those to offer. */
export function FinderQuestion({ steps, answers }: { steps: string[]; answers: string[] }) {
  const { t } = useTranslation('consular/needs');
  const { hash } = useLocation();
  return (
    <ul className={`plain-list ${styles.answers}`} data-script-only>
      {answers.map((answer) => {
        const next = [...steps, answer];
        return (
          <li key={answer}>
            <AppLink to={finderUrl(next, hash)} state={KEEP_SCROLL_POSITION}>
              {textAt(t, `${translationKey(next)}.name`)}
              <ArrowRight aria-hidden="true" size="1.1em" />
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
