import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../content/consular/needs';
import { textAt } from '../../lib/i18n/dynamicKey';
import { buttonClass } from '../../ui/actions/Button';
import { LinkedText } from '../../ui/navigation/LinkedText';
import { LocalLink } from '../../ui/navigation/LocalLink';
import styles from './FinderAnswer.module.css';
import { translationKey } from './findNeed';

/** What the answers lead to: what to do in a sentence or two, and links to the pages about it. */
export function FinderAnswer({ steps, to }: { steps: string[]; to: Outcome['to'] }) {
  const { t } = useTranslation('consular/needs');
  const key = translationKey(steps);
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
