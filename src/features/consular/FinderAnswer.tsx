import { useTranslation } from 'react-i18next';
import type { FinderResult } from '../../content/consular/serviceFinder';
import { textAt } from '../../lib/i18n/dynamicKey';
import { buttonClass } from '../../ui/actions/Button';
import { AppLink } from '../../ui/navigation/AppLink';
import { AutoLink } from '../../ui/navigation/AutoLink';
import styles from './FinderAnswer.module.css';
import { translationKey } from './resolveStep';

/** `steps` are the answers that led here; they select the texts. The first page in `to` is the primary button. */
export function FinderAnswer({ steps, to }: { steps: string[]; to: FinderResult['to'] }) {
  const { t } = useTranslation('consular/needs');
  const key = translationKey(steps);
  return (
    <div className={styles.result}>
      <p>
        <AutoLink text={textAt(t, `${key}.advice`)} />
      </p>
      <ul className="plain-list">
        {to.map((target, index) => (
          <li key={target}>
            <AppLink to={target} className={buttonClass(index === 0 ? 'primary' : 'secondary')}>
              {textAt(t, `${key}.links.${index}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
