import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../content/consular/needs';
import { textAt } from '../../lib/i18n/dynamicKey';
import { buttonClass } from '../../ui/actions/Button';
import { LinkedText } from '../../ui/navigation/LinkedText';
import { LocalLink } from '../../ui/navigation/LocalLink';
import { wordsKey } from './findNeed';
import styles from './ServiceFinder.module.css';

/** What the answers lead to: what to do in a sentence or two, and the pages that tell the rest. */
export function FinderAnswer({ steps, to }: { steps: string[]; to: Outcome['to'] }) {
  const { t } = useTranslation('consular/needs');
  const key = wordsKey(steps);
  return (
    <div className={styles.result}>
      <p>
        <LinkedText text={textAt(t, `${key}.advice`)} />
      </p>
      <ul className="plain-list">
        {to.map((target, index) => (
          <li key={target}>
            <LocalLink to={target} className={buttonClass(index === 0 ? 'primary' : 'secondary')}>
              {textAt(t, `${key}.links.${index}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
